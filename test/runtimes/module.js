import process from "node:process";
import * as platform from "platform-api";
import "platform-api/types";
import { program } from "./program.js";

console.log(await program(platform, process.env.BASE_URL));
