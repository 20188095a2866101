import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { globbedIn } from "./globbedIn.ts";
import { knownFiles } from "./knownFiles.ts";

/** The imports of each file of the repository, and the programs that a test or its helper names by path. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const isTesting = (file: string) => file.startsWith("tests/") || file.includes(".test.");
const PROGRAM = /["'`]((?:(?:tests|scripts|lab)\/[\w./-]+|\w+\/main)\.\w+)["'`]/g;
const BESIDE = /\bimport\.meta\.dirname, ["'`]([\w./-]+\.\w+)["'`]/g;

/** Files that a test names by path, as it starts or reads them: from the root, or from its own folder. */
function namedIn(file: string): string[] {
  const content = readFileSync(file, "utf8");
  const fromRoot = [...content.matchAll(PROGRAM)].map(([, path = ""]) => path);
  const beside = [...content.matchAll(BESIDE)].map(([, path = ""]) => join(dirname(file), path));
  const paths = [...fromRoot, ...beside];
  return [...new Set(paths)].filter((path) => path !== file && existsSync(path));
}

async function importsOf(files: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n"),
      resolveDir: ".",
    },
    outdir: "unwritten",
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
    loader: { ".css": "empty", ".svg": "empty" },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

/** Reads what files import, down to the last, which programs tests among them name, and which files an app loads by a pattern. */
export async function readGraph(files: readonly string[]): Promise<Graph> {
  const imports = await importsOf(files);
  const known = knownFiles();
  const namedBy = (file: string) =>
    isTesting(file) ? namedIn(file) : globbedIn(file, readFileSync(file, "utf8"), known);
  const written = [...imports.keys()].filter((file) => file !== "<stdin>");
  const named = new Map(written.map((file) => [file, namedBy(file)]));
  const programs = [...new Set([...named.values()].flat())].filter(
    (file) => /\.tsx?$/.test(file) && !imports.has(file),
  );
  const graph = programs.length > 0 ? await importsOf([...files, ...programs]) : imports;
  return new Map([...graph].map(([file, paths]) => [file, [...paths, ...(named.get(file) ?? [])]]));
}
