// @ts-check
// Runs a program of this repository as a bundle: `node scripts/run.mjs scripts/db.ts up`.
import { pathToFileURL } from "node:url";
import { bundle } from "./build/bundle.mjs";

const [node = "", , entry = "", ...rest] = process.argv;
const files = await bundle([entry]).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const [file = ""] = files;
process.argv = [node, file, ...rest];
await import(pathToFileURL(file).href);
