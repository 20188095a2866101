import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

export const root = join(import.meta.dirname, "..", "..");

/**
 * What the kept cluster is made of, as a short name: the files that make and fill it, the packages, the kind of machine,
 * and the month, as tables of events are by the month.
 */
export async function templateKey(): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["tests/setup/cluster.ts"],
    outdir: "unwritten",
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} `);
  hash.update(new Date().toISOString().slice(0, "2026-11".length));
  for (const file of [...Object.keys(metafile.inputs), "package-lock.json"].sort())
    hash.update(`\n${file}\n`).update(await readFile(join(root, file)));
  return hash.digest("hex").slice(0, 20);
}
