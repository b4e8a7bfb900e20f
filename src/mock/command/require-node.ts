/**
 * Ends a command in an older version of Node.js than the packages support. Commands import this first, because what they import
 * after it may fail there with an error that does not say why.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`This command requires Node.js 20.19 or later. This is Node.js ${process.versions.node}.\n`);
  process.exit(1);
}
