import { expect, test } from "vitest";
import {
  folderCircles,
  type House,
  importsOf,
  lonelyShared,
  readHouse,
  straySupport,
  tinyFiles,
} from "./kits/houseImports.ts";

/** A house of files with their number of lines and the text of their imports. */
const houseOf = (files: Record<string, [lines: number, source?: string]>): House =>
  new Map(
    Object.entries(files).map(([file, [lines, source = ""]]) => [
      file,
      { lines, imports: importsOf(file, source) },
    ]),
  );

const house = readHouse();

test.each([
  ["core", 25],
  ["webapps/storefront", 12],
  ["webapps/reports", 4],
])("a file of %s of at most 30 lines that one file imports is the exception", (part, exceptions) => {
  expect(house.size).toBeGreaterThan(1000);
  const tiny = tinyFiles(house, part);
  // The names are what tells where to look when there are too many.
  expect(tiny.length > exceptions ? tiny : [], "something so small stands in a file of its kin").toEqual([]);
});

test("what only tests import stands under tests/", () => {
  expect(straySupport(house)).toEqual([]);
});

test("a tiny file is counted by what the product imports, however it does", () => {
  const tinyOf = (source: string, lines = 30) =>
    tinyFiles(
      houseOf({
        "core/a/x.ts": [lines],
        "core/a/y.ts": [99, source],
        "core/a/x.test.ts": [99, 'import { x } from "./x.ts";'],
      }),
      "core",
    );
  expect(tinyOf('import { x } from "./x.ts";')).toEqual(["core/a/x.ts"]);
  expect(tinyOf('import type { X } from "#core/a/x.ts";')).toEqual(["core/a/x.ts"]);
  expect(tinyOf('(await import("../a/x.ts")).x();')).toEqual(["core/a/x.ts"]);
  expect(tinyOf('import { x } from "./x.ts";', 31)).toEqual([]);
  expect(tinyOf("")).toEqual([]);
  const two = {
    "core/a/x.ts": [9],
    "api/y.ts": [9, 'import "#core/a/x.ts";'],
    "bot/z.ts": [9, 'import "#core/a/x.ts";'],
  };
  expect(tinyFiles(houseOf(two as never), "core")).toEqual([]);
});

test("a kit is found in a product folder, also one that only kits import", () => {
  const files = {
    "webapps/shared/kit.tsx": [9, 'import { deep } from "./deep.ts"; import { used } from "./used.ts";'],
    "webapps/shared/deep.ts": [9],
    "webapps/shared/used.ts": [9],
    "webapps/shared/main.tsx": [9, 'import { used } from "./used.ts";'],
    "webapps/shared/x.test.tsx": [9, 'import { kit } from "./kit.tsx";'],
    "db/models/User.ts": [9],
    "tests/factories.ts": [9, 'import { User } from "#db/models/User.ts";'],
  };
  expect(straySupport(houseOf(files as never))).toEqual(["webapps/shared/kit.tsx", "webapps/shared/deep.ts"]);
});

test("webapps/shared holds what two apps use", () => {
  expect(lonelyShared(house)).toEqual([]);
});

test("what one app uses of what is shared is found, also through another file of it", () => {
  const files = {
    "webapps/shared/both.ts": [9, 'import { deep } from "./deep.ts"; import { own } from "./own.ts";'],
    "webapps/shared/deep.ts": [9],
    "webapps/shared/own.ts": [9],
    "webapps/shared/one.ts": [9, 'import { behind } from "./behind.ts";'],
    "webapps/shared/behind.ts": [9],
    "webapps/shared/none.ts": [9],
    "webapps/shared/locales/hi.ts": [9],
    "webapps/storefront/main.tsx": [9, 'import "#webapps/shared/both.ts"; import("#webapps/shared/one.ts");'],
    "webapps/reports/main.tsx": [9, 'import { both } from "#webapps/shared/both.ts";'],
    "webapps/reports/x.test.tsx": [9, 'import { one } from "#webapps/shared/one.ts";'],
  };
  const lonely = ["webapps/shared/one.ts", "webapps/shared/behind.ts", "webapps/shared/none.ts"];
  expect(lonelyShared(houseOf(files as never))).toEqual(lonely);
});

/** The parts of the house without a circle of folders, a folder's own files and its subfolders among them. */
const STRICT = ["api", "bot", "config", "contract", "core", "webapps/reports", "worker"];
/** Folders whose own files and subfolders may import each other. */
const CLEAN = [...STRICT, "db", "webapps/classifieds", "webapps/storefront"];
const isIn = (part: string) => (file: string) => file.startsWith(`${part}/`);

test("no folder of the server, no feature of an app imports itself by way of others", () => {
  const only = (parts: readonly string[]) =>
    new Map([...house].filter(([file]) => parts.some((part) => isIn(part)(file))));
  const clean = only(CLEAN);
  expect(CLEAN.filter((part) => ![...clean.keys()].some(isIn(part)))).toEqual([]);
  expect(folderCircles(clean)).toEqual([]);
  expect(folderCircles(only(STRICT), { isWithOwn: true })).toEqual([]);
});

test("a circle of folders is found at every depth, of two folders and of more", () => {
  const circlesOf = (imports: Record<string, string>, options?: { isWithOwn: boolean }) =>
    folderCircles(
      houseOf(
        Object.fromEntries(
          Object.entries(imports).map(([file, to]) => [file, [9, `import { x } from "#${to}";`]]),
        ),
      ),
      options,
    );
  const wings = { "core/a/x.ts": "core/b/x.ts", "core/b/y.ts": "core/a/y.ts" };
  expect(circlesOf(wings)).toEqual(["core/a/x.ts imports core/b/x.ts", "core/b/y.ts imports core/a/y.ts"]);
  const deep = { "db/a/b/x.ts": "db/a/c/x.ts", "db/a/c/d/y.ts": "db/a/e/y.ts", "db/a/e/z.ts": "db/a/b/z.ts" };
  expect(circlesOf(deep)).toHaveLength(3);
  expect(circlesOf({ "api/x.ts": "core/x.ts", "core/a/y.ts": "api/y.ts" })).toHaveLength(2);
  expect(circlesOf({ ...deep, "db/a/e/z.ts": "db/a/f/z.ts" })).toEqual([]);
  expect(circlesOf({ "core/a/x.ts": "core/b/x.ts", "core/b/x.test.ts": "core/a/x.ts" })).toEqual([]);
  const parent = { "core/a/x.ts": "core/a/b/x.ts", "core/a/b/y.ts": "core/a/y.ts" };
  expect(circlesOf(parent)).toEqual([]);
  expect(circlesOf(parent, { isWithOwn: true })).toHaveLength(2);
  expect(circlesOf({ ...parent, "core/a/b/y.ts": "core/a/c/y.ts" }, { isWithOwn: true })).toEqual([]);
});
