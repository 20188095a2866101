import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { type BuildContext, type BuildFailure, type BuildResult, build, context } from "esbuild";
import { bundleOptions, readSources } from "../build/bundle.mjs";
import { Fault } from "./fault.ts";
import { missingPackages, refuse } from "./packages.ts";

type Result = BuildResult<{ metafile: true; write: false }>;

/** A program as it was bundled. */
export interface Program {
  file: string;
  /** Changes with everything that the program is made of. */
  hash: string;
  /** Packages that it loads as it starts. */
  packages: string[];
}

/** Bundles that stay: a process that is being stopped may still have to load a part of the one it began with. */
const KEPT = 3;

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && "errors" in error;

/** Packages that a file of the bundle imports at once, by itself or by its parts. */
function packagesOf({ metafile }: Result, file: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { path, kind, external } of metafile.outputs[next]?.imports ?? []) {
      if (kind !== "import-statement") continue;
      if (!external) waiting.push(path);
      else if (!path.startsWith("node:")) found.add(path);
    }
  }
  return [...found];
}

/** Bundles programs again and again, which costs only what has changed. */
export class Bundler {
  /** Whether the last bundling failed: then any change may mend it. */
  isBroken = false;
  private readonly root: string;
  private readonly folder: string;
  private readonly entries: readonly string[];
  private inputs = new Set<string>();
  private placed = new Set<string>();
  /** Files that have changed since the last bundling that succeeded. */
  private readonly unread = new Set<string>();
  private esbuild: BuildContext<{ metafile: true; write: false }> | undefined;
  private programs: readonly Program[] = [];
  private count = 0;

  /** `folder` is the bundles' own, two below `root`, whose programs `entries` are. */
  constructor(root: string, folder: string, entries: readonly string[]) {
    this.root = root;
    this.folder = folder;
    this.entries = entries;
  }

  /** Whether a change of these files may change what is bundled. */
  isTouchedBy(files: readonly string[]): boolean {
    return this.isBroken || files.some((file) => this.inputs.has(file));
  }

  /**
   * Bundles the sources as they are now, and keeps the programs in a folder of their own.
   * @param changed Files that have changed since the last time.
   * @throws {Fault} that names the line when they can't be.
   */
  async bundle(changed: readonly string[] = []): Promise<Program[]> {
    for (const file of changed) this.unread.add(file);
    const result = await this.build().catch((error: unknown) => {
      this.isBroken = true;
      throw isBuildFailure(error) ? Fault.ofBuild(error) : error;
    });
    this.isBroken = false;
    this.unread.clear();
    this.inputs = new Set(Object.keys(result.metafile.inputs));
    return this.keep(result);
  }

  async stop(): Promise<void> {
    await this.esbuild?.dispose();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async build(): Promise<Result> {
    this.esbuild ??= await this.open();
    const result = await this.esbuild.rebuild();
    await this.assertPackagesThere(result);
    // Which files ask where they are is decided when bundling begins.
    const asks = (file: string) => readFileSync(join(this.root, file), "utf8").includes("import.meta.");
    const isNew = (file: string) =>
      /\.ts$/.test(file) && !this.placed.has(file) && (this.unread.has(file) || !this.inputs.has(file));
    if (!Object.keys(result.metafile.inputs).some((file) => isNew(file) && asks(file))) return result;
    await this.esbuild.dispose();
    this.esbuild = await this.open();
    return this.esbuild.rebuild();
  }

  /** Packages aren't bundled, so nobody else looks for them before the program runs. */
  private async assertPackagesThere({ metafile }: Result) {
    const missing = missingPackages(metafile);
    if (missing.length === 0) return;
    await build({ ...this.options(), plugins: [refuse(missing)], write: false });
  }

  private options() {
    return bundleOptions(this.root, this.entries, [...this.placed], join(this.folder, "build"));
  }

  private async open() {
    // The folder may be left from a run that was killed.
    if (this.count === 0) await rm(this.folder, { recursive: true, force: true });
    const { placed } = readSources(this.root, this.entries);
    this.placed = new Set(placed);
    return context({ ...this.options(), metafile: true, write: false });
  }

  private async keep(result: Result): Promise<Program[]> {
    const unwritten = join(this.folder, "build");
    const folder = join(this.folder, String(this.count + 1));
    const hashes = new Map(result.outputFiles.map(({ path, hash }) => [relative(this.root, path), hash]));
    const programs = this.entries.map((entry, index) => {
      const [made = ""] =
        Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
      const file = join(folder, relative(unwritten, join(this.root, made)));
      const program = { file, hash: hashes.get(made) ?? "", packages: packagesOf(result, made) };
      const known = this.programs[index];
      return known?.hash === program.hash ? known : program;
    });
    if (programs.every((program, index) => program === this.programs[index])) return programs;
    this.count += 1;
    this.programs = programs;
    await mkdir(folder, { recursive: true });
    await Promise.all(
      result.outputFiles.map(({ path, contents }) =>
        writeFile(join(folder, relative(unwritten, path)), contents),
      ),
    );
    await this.sweep();
    return programs;
  }

  private async sweep() {
    const inUse = this.programs.map(({ file }) => basename(dirname(file)));
    const old = (await readdir(this.folder)).filter(
      (name) => Number(name) <= this.count - KEPT && !inUse.includes(name),
    );
    await Promise.all(old.map((name) => rm(join(this.folder, name), { recursive: true, force: true })));
  }
}
