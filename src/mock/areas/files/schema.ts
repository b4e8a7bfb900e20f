import { type DescribeArea, row, schema, TEXT } from "../shared/describe.ts";
import type { FileSeed, StoredFile } from "./state.ts";

/** It becomes the value of a header. */
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
  // Datasets and batch jobs add the files to which they refer.
  initial: {},
});
