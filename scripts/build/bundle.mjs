// @ts-check
// JavaScript, as it runs before anything that reads TypeScript.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join, posix, sep } from "node:path";

/** Programs that an operator starts. They are made together, so that all of them share their parts. */
const commands = ["start", "messenger", "build", "db", "flag", "ledger", "seed"].map(
  (name) => `scripts/${name}.ts`,
);
const folders = ["api", "bot", "config", "contract", "core", "db", "messenger", "scripts", "worker"];
let turn = 0;
/** Bundles that stay: a process that runs may still have to load a part of the one it began with. */
const KEPT = 5;

/**
 * @typedef {object} Sources
 * @property {string} hash
 * @property {string[]} placed Files that ask where they are.
 */

/**
 * Reads all that may become part of a bundle.
 * @param {string} root
 * @param {readonly string[]} entries
 * @returns {Sources}
 */
export function readSources(root, entries) {
  const hash = createHash("sha256").update(entries.join("\n"));
  const placed = [];
  const own = entries.map((entry) => entry.split("/")[0] ?? "").filter((folder) => !folders.includes(folder));
  const files = [...new Set([...folders, ...own])]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .concat(readdirSync(root))
    .filter(
      (file) => /(?<!\.test)\.(ts|mjs|json)$/.test(file) && !file.startsWith(join("messenger", "page")),
    );
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file), "utf8");
    hash.update(`\n${file}\n`).update(text);
    if (text.includes("import.meta.") && file.endsWith(".ts")) placed.push(file);
  }
  return { hash: hash.digest("hex").slice(0, 20), placed };
}

/**
 * Lets a source know where it stands though its text has moved: its place is told from the bundle's.
 * @param {string} root
 * @param {string[]} placed
 * @returns {import("esbuild").Plugin}
 */
function keepPlaces(root, placed) {
  return {
    name: "keep-places",
    setup(build) {
      // An import that names its file only when it runs would take the tests beside it along.
      build.onLoad({ filter: /\.test\.ts$/ }, () => ({ contents: "" }));
      const names = placed.map((file) => file.split(sep).join("/").replaceAll(".", "\\."));
      build.onLoad(
        { filter: new RegExp(`[\\\\/](${names.join("|").replaceAll("/", "[\\\\/]")})$`) },
        ({ path }) => {
          const file = path
            .slice(root.length + 1)
            .split(sep)
            .join("/");
          const contents = readFileSync(path, "utf8")
            .replaceAll("import.meta.dirname", `(import.meta.dirname + "/../../../${posix.dirname(file)}")`)
            .replaceAll("import.meta.url", `new URL("../../../${file}", import.meta.url).href`);
          return { contents, loader: "ts" };
        },
      );
    },
  };
}

/** @param {string} entry */
const outName = (entry) => entry.replace(/\.ts$/, "").replaceAll("/", ".");

/**
 * How programs are bundled into a folder, which lies three below the root.
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {string[]} placed
 * @param {string} outdir
 * @returns {import("esbuild").BuildOptions}
 */
export function bundleOptions(root, entries, placed, outdir) {
  return {
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry, out: outName(entry) })),
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "silent",
    plugins: [keepPlaces(root, placed)],
  };
}

/**
 * Makes a folder of JavaScript beside its place and moves it there, so that nobody ever meets half of it.
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {string[]} placed
 * @param {string} folder
 */
async function make(root, entries, placed, folder) {
  const { build } = await import("esbuild");
  const unfinished = join(dirname(folder), `.${process.pid}.${turn++}`);
  await build(bundleOptions(root, entries, placed, unfinished));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Somebody else has made the same meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Removes the bundles that were used longest ago.
 * @param {string} bundles
 */
function sweep(bundles) {
  const old = readdirSync(bundles)
    .filter((name) => !name.startsWith("."))
    .map((name) => ({ name, usedAt: statSync(join(bundles, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT);
  for (const { name } of old) rmSync(join(bundles, name), { recursive: true, force: true });
}

/**
 * Bundles programs of this repository where their sources have changed since the last time.
 * @param {readonly string[]} entries Paths from the repository's root, such as `scripts/start.ts`.
 * @param {string} [root]
 * @returns {Promise<string[]>} Paths of the JavaScript to run, in the same order.
 */
export async function bundle(entries, root = join(import.meta.dirname, "..", "..")) {
  const bundles = join(root, "dist", "server");
  const all = entries.every((entry) => commands.includes(entry)) ? commands : [...entries];
  const { hash, placed } = readSources(root, all);
  const folder = join(bundles, hash);
  if (!existsSync(folder)) {
    mkdirSync(bundles, { recursive: true });
    await make(root, all, placed, folder);
    sweep(bundles);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return entries.map((entry) => join(folder, `${outName(entry)}.js`));
}
