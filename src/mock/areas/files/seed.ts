import type { AreaData } from "../area-data.ts";
import { filesTables } from "./state.ts";

export const filesData: AreaData<"files"> = {
  tables: filesTables,
  toRows: ({ files = [] }) => ({
    files: files.map(({ id, name, media_type, content }) => ({ id, name, mediaType: media_type, content })),
  }),
  toEntries: (sandbox) => ({
    files: sandbox.files
      .all()
      .map(({ id, name, mediaType, content }) => ({ id, name, media_type: mediaType, content })),
  }),
  lists: { files: { key: ["id"], references: () => [], recorded: false } },
  origins: { files: { list: "files" } },
};
