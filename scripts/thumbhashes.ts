import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashPhoto, photoNames } from "#db/seeds/demo/drawPhoto.ts";

const file = join(import.meta.dirname, "..", "db", "seeds", "demo", "thumbhashes.json");

/** Draws all photos of the demo and keeps their thumbhashes: to be run when a drawing has changed. */
const lines: string[] = [];
for (const name of photoNames)
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(await hashPhoto(name))}`);
await writeFile(file, `{\n${lines.join(",\n")}\n}\n`);
console.log(`Wrote ${lines.length} thumbhashes.`);
