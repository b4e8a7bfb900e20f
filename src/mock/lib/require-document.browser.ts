/** The document has 0.9 MB. Without it, a prepared reply needs a body of its own. */
export const requireDocument: typeof import("./require-document.ts").requireDocument = () => ({
  paths: {},
  components: { schemas: {} },
});
