// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from "../../src/core/generated-types.ts";

export type OperationId = keyof typeof operations;

export const operations = {
  "sandbox.reset": {"method":"POST","path":"/_mock/reset","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"optional","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "snapshot.get": {"method":"GET","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "snapshot.restore": {"method":"PUT","path":"/_mock/snapshot","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "seed.get": {"method":"GET","path":"/_mock/seed","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "seed.replace": {"method":"POST","path":"/_mock/seed","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "clock.get": {"method":"GET","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "clock.move": {"method":"POST","path":"/_mock/clock","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "tasks.list": {"method":"GET","path":"/_mock/tasks","area":"control","parameters":{"path":[],"query":["limit"],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.get": {"method":"GET","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":["operation_id","method","path","status","limit","cursor"],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "journal.clear": {"method":"DELETE","path":"/_mock/journal","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "journal.stream": {"method":"GET","path":"/_mock/journal/stream","area":"control","parameters":{"path":[],"query":[],"header":["Last-Event-ID"]},"body":"none","status":200,"mediaTypes":["text/event-stream"],"security":["BearerAuth"],"deprecated":false,"stream":{"ends":[],"failures":[],"resumable":true}},
  "journal.search": {"method":"POST","path":"/_mock/journal/search","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "coverage.get": {"method":"GET","path":"/_mock/coverage","area":"control","parameters":{"path":[],"query":["all","called"],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "coverage.clear": {"method":"DELETE","path":"/_mock/coverage","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "sandboxes.list": {"method":"GET","path":"/_mock/sandboxes","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth","ControlKey"],"deprecated":false},
  "rejections.list": {"method":"GET","path":"/_mock/rejections","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.list": {"method":"GET","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.create": {"method":"POST","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "replies.clear": {"method":"DELETE","path":"/_mock/replies","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "replies.delete": {"method":"DELETE","path":"/_mock/replies/{reply_id}","area":"control","parameters":{"path":["reply_id"],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "turns.list": {"method":"GET","path":"/_mock/turns","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "turns.create": {"method":"POST","path":"/_mock/turns","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "turns.clear": {"method":"DELETE","path":"/_mock/turns","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "turns.delete": {"method":"DELETE","path":"/_mock/turns/{turn_id}","area":"control","parameters":{"path":["turn_id"],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "faults.list": {"method":"GET","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.create": {"method":"POST","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"required","status":201,"mediaTypes":["application/json"],"security":["BearerAuth"],"deprecated":false},
  "faults.clear": {"method":"DELETE","path":"/_mock/faults","area":"control","parameters":{"path":[],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "faults.delete": {"method":"DELETE","path":"/_mock/faults/{fault_id}","area":"control","parameters":{"path":["fault_id"],"query":[],"header":[]},"body":"none","status":204,"mediaTypes":[],"security":["BearerAuth"],"deprecated":false},
  "files.get": {"method":"GET","path":"/_mock/files/{file_id}","area":"control","parameters":{"path":["file_id"],"query":[],"header":[]},"body":"none","status":200,"mediaTypes":["application/octet-stream"],"security":["BearerAuth"],"deprecated":false},
} as const satisfies Record<string, Operation>;

/** The events that end streams with a failure. */
export const streamFailures: readonly string[] = [];
