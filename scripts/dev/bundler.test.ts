import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Bundler } from "./bundler.ts";
import type { Fault } from "./fault.ts";

let root: string;
let bundler: Bundler;

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const faultOf = (changed: readonly string[]) =>
  bundler.bundle(changed).then(
    () => undefined,
    (fault: Fault) => ({ message: fault.message, ...fault.place }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bozor-bundler-"));
  for (const folder of ["core", "scripts"]) mkdirSync(join(root, folder));
  symlinkSync(join(import.meta.dirname, "..", "..", "node_modules"), join(root, "node_modules"));
  write("scripts/main.ts", `import { place } from "../core/place.ts";\n\nconsole.log(place);\n`);
  write("core/place.ts", "export const place = 1;\n");
  bundler = new Bundler(root, join(root, "dist", "dev"), ["scripts/main.ts"]);
});
afterEach(async () => {
  await bundler.stop();
  rmSync(root, { recursive: true });
});

test("a file that was renamed is missed at the line of its import, until that is mended", async () => {
  await bundler.bundle();
  write("core/place.ts", "export const place = import.meta.dirname;\n");
  await bundler.bundle(["core/place.ts"]);
  renameSync(join(root, "core/place.ts"), join(root, "core/where.ts"));
  const changed = ["core/place.ts", "core/where.ts"];
  expect(bundler.isTouchedBy(changed)).toBe(true);
  expect(await faultOf(changed)).toMatchObject({
    message: expect.stringContaining('Could not resolve "../core/place.ts"'),
    file: "scripts/main.ts",
    line: 1,
  });
  write("scripts/main.ts", `import { place } from "../core/where.ts";\n\nconsole.log(place);\n`);
  expect(bundler.isTouchedBy(["scripts/main.ts"])).toBe(true);
  const [program] = await bundler.bundle(["scripts/main.ts"]);
  // It is told where its source stands, though it came while the sources were broken.
  expect(readFileSync(program?.file ?? "", "utf8")).toContain('import.meta.dirname + "/../../../core"');
});

test.each([
  ["no-such-package", 'import nothing from "no-such-package";'],
  ["esbuild/no-such-part", 'const nothing = await import("esbuild/no-such-part");'],
])("the package %s, which isn't there, is named by the line that imports it", async (name, line) => {
  await bundler.bundle();
  write("core/place.ts", `\n${line}\nexport const place = nothing;\n`);
  expect(await faultOf(["core/place.ts"])).toMatchObject({
    message: expect.stringContaining(`"${name}"`),
    file: "core/place.ts",
    line: 2,
  });
  write("core/place.ts", 'import { version } from "esbuild";\nexport const place = version;\n');
  expect(await faultOf(["core/place.ts"])).toBeUndefined();
});

test("a program that hasn't changed stays where it is, however often others do", async () => {
  const [first] = await bundler.bundle();
  for (const words of ["one", "two", "three", "four"]) {
    write("core/place.ts", `// ${words}\nexport const place = 1;\n`);
    expect((await bundler.bundle(["core/place.ts"]))[0]).toBe(first);
  }
});
