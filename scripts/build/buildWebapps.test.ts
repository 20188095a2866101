import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, buildWebapps } from "./buildWebapps.ts";

const repository = join(import.meta.dirname, "..", "..");
const folders: Record<App, string> = {
  classifieds: "webapps/classifieds",
  messenger: "messenger/page",
  storefront: "webapps/storefront",
  reports: "webapps/reports",
};
const names = Object.keys(folders) as App[];
const houses: string[] = [];
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

/** A house of four small apps, which Vite builds as it builds ours; with `built`, as another has built them. */
function buildHouse(built?: string) {
  const house = mkdtempSync(join(tmpdir(), "bozor-build-"));
  houses.push(house);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  symlinkSync(join(repository, "node_modules"), join(house, "node_modules"));
  for (const file of ["package-lock.json", "scripts/build/buildWebapps.ts", "webapps/shared/shared.js"])
    write(file, "");
  for (const file of ["tsconfig.base.json", "webapps/tsconfig.json", "contract/contract.json"])
    write(file, "{}");
  for (const folder of Object.values(folders)) {
    write(
      `${folder}/index.html`,
      '<!doctype html><title>App</title><script type="module" src="./main.js"></script>',
    );
    write(`${folder}/main.js`, `document.title = "${"one ".repeat(500)}";\n`);
  }
  if (built) cpSync(join(built, "dist"), join(house, "dist"), { recursive: true, preserveTimestamps: true });
  const said: string[] = [];
  const build = async (options: Partial<Parameters<typeof buildWebapps>[0]> = {}) => {
    said.length = 0;
    const say = (line: string) => said.push(line);
    const builds = buildWebapps({ root: house, withMessenger: true, isCompressed: false, say, ...options });
    const making = names.filter(builds.isMaking);
    await builds.all;
    return { said: [...said], making, left: names.filter(builds.isMaking) };
  };
  const dist = join(house, "dist");
  const page = (app: App) => readFileSync(join(dist, app, "index.html"), "utf8");
  /** Returns the script that the page runs. */
  const scriptOf = (app: App) => {
    const [file = ""] = /assets\/[\w.-]+\.js/.exec(page(app)) ?? [];
    return readFileSync(join(dist, app, file), "utf8");
  };
  return {
    house,
    dist,
    write,
    build,
    scriptOf,
    assets: (app: App) => readdirSync(join(dist, app, "assets")).sort(),
  };
}

let first: Awaited<ReturnType<ReturnType<typeof buildHouse>["build"]>>;
let built: string;
beforeAll(async () => {
  const house = buildHouse();
  first = await house.build();
  built = house.house;
});

test("the classifieds come first, two are built at a time, what hasn't changed isn't built again", async () => {
  const { build, write, scriptOf, assets } = buildHouse(built);
  expect(first.said.slice(0, 2).sort()).toEqual(["Building classifieds", "Building messenger"]);
  expect(first.said.filter((line) => line.startsWith("Built"))).toHaveLength(4);
  for (const [place, line] of first.said.entries()) {
    const before = first.said.slice(0, place + 1);
    const running =
      before.filter((one) => one.startsWith("Building")).length -
      before.filter((one) => one.startsWith("Built")).length;
    expect(running, line).toBeLessThanOrEqual(2);
  }
  expect([first.making, first.left]).toEqual([names, []]);
  expect((await build()).said).toEqual([]);

  write("webapps/reports/main.test.ts", "a test is no source");
  write("webapps/reports/main.js", 'document.title = "two";\n');
  const [old = ""] = assets("reports");
  expect((await build()).said).toEqual(["Building reports", "Built reports"]);
  expect(scriptOf("reports")).toContain("two");
  // A page that was opened before still finds its parts.
  expect(assets("reports")).toContain(old);
  expect(assets("reports")).toHaveLength(2);

  write("webapps/shared/shared.js", "changed");
  expect((await build()).said.filter((line) => line.startsWith("Built")).sort()).toEqual([
    "Built classifieds",
    "Built reports",
    "Built storefront",
  ]);
  expect((await build({ withMessenger: false })).making).not.toContain("messenger");
});

test("files are compressed where that is asked for, also of what is built already, and never stale", async () => {
  const { build, dist, write, assets } = buildHouse(built);
  expect(assets("classifieds").filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  const { mtimeMs } = statSync(join(dist, "classifieds", "index.html"));
  const packed = await build({ isCompressed: true });
  expect(packed.said.sort()).toEqual(names.map((app) => `Compressing ${app}`).sort());
  const [file = ""] = assets("classifieds");
  expect(assets("classifieds")).toEqual([file, `${file}.br`, `${file}.gz`]);
  expect(statSync(join(dist, "classifieds", "index.html")).mtimeMs).toBe(mtimeMs);
  expect((await build({ isCompressed: true })).said).toEqual([]);

  // Long enough to be packed.
  const long = `<!doctype html><!-- ${"x".repeat(2000)} --><script type="module" src="./main.js"></script>`;
  write("webapps/storefront/index.html", long);
  await build({ isCompressed: true });
  expect(readdirSync(join(dist, "storefront"))).toContain("index.html.br");
  write("webapps/storefront/index.html", long.replaceAll("x", "y"));
  await build();
  expect(readdirSync(join(dist, "storefront"))).not.toContain("index.html.br");
});

test("an app that can't be built says so; others stay as they are", async () => {
  const { build, write, scriptOf } = buildHouse(built);
  write("webapps/storefront/main.js", 'import "./nowhere.js";\n');
  await expect(build()).rejects.toThrow(/^storefront can't be built:[\s\S]*nowhere/);
  expect(scriptOf("storefront")).toContain("one one");
  expect(scriptOf("classifieds")).toContain("one one");
});

test("builds that are stopped or killed leave nothing that the next doesn't mend", async () => {
  const { house, dist, build, scriptOf } = buildHouse();
  const stopping = new AbortController();
  const stopped = build({ signal: stopping.signal, say: () => stopping.abort() });
  await expect(stopped).rejects.toThrow();

  for (const moment of ["Building classifieds", "Built messenger", "Building reports"]) {
    const child = spawn(process.execPath, ["scripts/run.mjs", "tests/build/buildHouse.ts", house], {
      cwd: repository,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      // Vite's processes with it, as a machine's end would have it.
      if (said.includes(moment) && child.pid) process.kill(-child.pid, "SIGKILL");
    });
    await once(child, "close");
    expect(said).toContain(moment);
  }
  await build();
  for (const app of names) expect(scriptOf(app)).toContain("one one");
  expect(readdirSync(dist).sort()).toEqual([...names].sort());
  expect((await build()).said).toEqual([]);
});
