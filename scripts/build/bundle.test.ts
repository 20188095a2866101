import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { bundle } from "./bundle.mjs";

const run = promisify(execFile);

const PROGRAM = `import { place } from "../core/place/place.ts";
console.log(JSON.stringify({ place, own: import.meta.dirname }));
if (process.argv[2] === "break") throw new Error("broken");
const word: string = (await import(\`./words/\${process.argv[2] ?? "one"}.ts\`)).word;
console.log(word);
`;

/** A house of one program, as it might be written in this repository. */
function buildHouse() {
  const house = makeFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  write("package.json", '{ "type": "module" }');
  write("scripts/say.ts", PROGRAM);
  write("scripts/words/one.ts", 'export const word: string = "eins";\n');
  write("scripts/words/two.ts", 'export const word: string = "zwei";\n');
  write("core/place/place.ts", "export const place: string = import.meta.url;\n");
  return { house, write, bundled: () => bundle(["scripts/say.ts"], house) };
}

const say = async (file: string | undefined, ...args: string[]) =>
  (await run(process.execPath, ["--enable-source-maps", file ?? "", ...args])).stdout.trim().split("\n");

test("a bundle does what its sources do, and each source knows its own place", async () => {
  const { house, bundled } = buildHouse();
  const [file] = await bundled();
  const [places = "", word] = await say(file, "two");
  expect(word).toBe("zwei");
  const { place, own } = JSON.parse(places);
  expect(place).toBe(pathToFileURL(join(house, "core/place/place.ts")).href);
  expect(join(own)).toBe(join(house, "scripts"));
});

test("nothing in a bundle names the folder that it was made in", async () => {
  const { house, bundled } = buildHouse();
  const folder = dirname((await bundled())[0] ?? "");
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes(house))).toEqual([]);
});

test("an error names the line of its source", async () => {
  const { house, bundled } = buildHouse();
  const [file] = await bundled();
  await expect(say(file, "break")).rejects.toThrow(`${join(house, "scripts/say.ts")}:3`);
});

test("a bundle is made once, however many ask at once, and anew when a source changes", async () => {
  const { house, write, bundled } = buildHouse();
  const files = await Promise.all([bundled(), bundled(), bundled()]);
  expect(new Set(files.flat()).size).toBe(1);
  expect(readdirSync(join(house, "dist/server"))).toHaveLength(1);

  write("scripts/words/one.test.ts", "a test is no source\n");
  expect(await bundled()).toEqual(files[0]);
  write("scripts/words/one.ts", 'export const word: string = "uno";\n');
  const [changed] = await bundled();
  expect([changed]).not.toEqual(files[0]);
  expect((await say(changed))[1]).toBe("uno");
  expect((await say(files[0]?.[0]))[1]).toBe("eins");

  write("config/env.ts", "export const port = 1;\n");
  expect(await bundled()).not.toEqual([changed]);
});

test("bundles of long ago go, and one that couldn't be made leaves nothing behind", async () => {
  const { house, write, bundled } = buildHouse();
  for (let edition = 0; edition < 7; edition += 1) {
    write("core/place/edition.ts", `export const edition = ${edition};\n`);
    await bundled();
  }
  expect(readdirSync(join(house, "dist/server"))).toHaveLength(5);
  const last = await bundled();
  write("scripts/say.ts", "this is no program");
  await expect(bundled()).rejects.toThrow(/say\.ts/);
  expect(readdirSync(join(house, "dist/server"))).toHaveLength(5);
  expect((await say(last[0]))[1]).toBe("eins");
});
