// Commands import this first.

// In an older version of Node.js than the packages support, what is imported later may fail with an error that does not say why.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`This command requires Node.js 20.19 or later. This is Node.js ${process.versions.node}.\n`);
  process.exit(1);
}

// A reader that has read enough, such as `head -1`, closes its end.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && stream.listenerCount("error") === 1) throw error;
  });
