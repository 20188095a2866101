import { buildWebapps } from "./build/buildWebapps.ts";

try {
  await buildWebapps({ withMessenger: true, isCompressed: true, say: console.log }).all;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
