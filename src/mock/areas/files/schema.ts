import { type DescribeArea, row, schema, TEXT } from "../describe.ts";
import type { FileSeed, StoredFile } from "./state.ts";

/** It becomes a header. */
const mediaType = schema<string>({ ...TEXT, pattern: "^[ -~]+$" });

export const files: DescribeArea<"files"> = () => ({
  rows: { files: row<StoredFile>({ id: TEXT, name: TEXT, mediaType, content: TEXT }) },
  lists: {
    files: {
      resource: row<FileSeed>({ id: TEXT, name: TEXT, media_type: mediaType, content: TEXT }),
      internal: {},
      description: "Stored files, each with `id`, `name`, `media_type` and `content`.",
    },
  },
  // Those that datasets and batch jobs refer to are there.
  initial: {},
});
