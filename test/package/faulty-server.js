/** A server with three faults, for the contract suite: it runs in a project that has platform-api-mock. */
import { createMock, listen } from "platform-api-mock";

const mock = createMock({
  validateResponses: false,
  handlers: {
    // A required field is missing.
    "models.list": (_request, next) => {
      const result = next();
      return { ...result, body: { ...result.body, data: undefined } };
    },
    // A field has the wrong type.
    "agents.list": (_request, next) => {
      const result = next();
      return { ...result, body: { ...result.body, data: "none" } };
    },
    // The status is not documented.
    "batch.jobs.list": (_request, next) => ({ ...next(), status: 299 }),
  },
});
const { url } = await listen(mock, { port: 0 });
console.error(`Listening on ${url}`);
