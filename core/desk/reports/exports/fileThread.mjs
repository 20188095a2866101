import { parentPort, workerData } from "node:worker_threads";
import { tsImport } from "tsx/esm/api";

// JavaScript, as a thread begins before anything that reads TypeScript.
const { writeFile } = await tsImport("./writeFile.ts", import.meta.url);
// A copy of its own, as a buffer may share its memory with others.
const file = new Uint8Array(await writeFile(workerData));
parentPort?.postMessage(file, [file.buffer]);
