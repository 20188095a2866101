import { buildWebapps } from "../../scripts/build/buildWebapps.ts";

/** Builds the web apps of a house that a test has made, in a process that it may kill. */
const [, , root = ""] = process.argv;
await buildWebapps({
  root,
  withMessenger: true,
  isCompressed: false,
  say: (line) => process.stdout.write(`${line}\n`),
}).all;
