const platform = require("platform-api");
require("platform-api/types");
const { openapi } = require("platform-api/openapi.json");
const { program } = require("./program.js");

if (!openapi.startsWith("3.1.")) throw new Error(`openapi.json says ${openapi}.`);
program(platform, process.env.BASE_URL).then(console.log);
