import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder } from "../makeFolder.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** A project whose modules are kept, as ours are, with `imports` for its aliases. */
async function keptProject() {
  const folder = makeFolder();
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  const alias = (imports: object) => write("package.json", JSON.stringify({ type: "module", imports }));
  await alias({});
  await write(
    "vitest.config.ts",
    `import { keyOfModules } from ${JSON.stringify(join(root, "vitest.config.ts"))};
     export default {
       plugins: [keyOfModules],
       test: { experimental: { fsModuleCache: true, fsModuleCachePath: ${JSON.stringify(join(folder, "kept"))} } },
     };`,
  );
  const writeTest = (imports: string, step: string) =>
    write(
      "steps.test.ts",
      `import { expect, test } from ${JSON.stringify(join(root, "node_modules/vitest/dist/index.js"))};
       ${imports}
       test("is there", async () => expect(await ${step}).toBeDefined());`,
    );
  const runTest = async () => {
    const vitest = join(root, "node_modules/.bin/vitest");
    return (await run(vitest, ["run", "--root", folder], { cwd: folder })).stdout;
  };
  return { folder, write, alias, writeTest, runTest };
}

test("a file that is new in a folder is found by a pattern of an import, as a new migration is", async () => {
  const { write, writeTest, runTest } = await keptProject();
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written is a template.
  await write("load.ts", "export const load = (name: string) => import(`./step-${name}.ts`);");
  await write("step-first.ts", "export const step = 1;");
  const load = 'import { load } from "./load.ts";';
  await writeTest(load, 'load("first")');
  expect(await runTest()).toContain("1 passed");
  await write("step-second.ts", "export const step = 2;");
  await writeTest(load, 'load("second")');
  expect(await runTest()).toContain("1 passed");
});

test("what a #name leads to is found where package.json says now", async () => {
  const { folder, write, alias, writeTest, runTest } = await keptProject();
  await alias({ "#step": "./step.ts" });
  await write("step.ts", "export const step = 1;");
  await writeTest('import { step } from "#step";', "step");
  expect(await runTest()).toContain("1 passed");
  await write("moved.ts", "export const step = 1;");
  await rm(join(folder, "step.ts"));
  await alias({ "#step": "./moved.ts" });
  expect(await runTest()).toContain("1 passed");
});
