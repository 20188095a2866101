import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder } from "../makeFolder.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

test("a file that is new in a folder is found by a pattern of an import, as a new migration is", async () => {
  const folder = makeFolder();
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  await write(
    "vitest.config.ts",
    `import { keepNoPatterns } from ${JSON.stringify(join(root, "vitest.config.ts"))};
     export default {
       plugins: [keepNoPatterns],
       test: { experimental: { fsModuleCache: true, fsModuleCachePath: ${JSON.stringify(join(folder, "kept"))} } },
     };`,
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is written is a template.
  await write("load.ts", "export const load = (name: string) => import(`./step-${name}.ts`);");
  await write("step-first.ts", "export const step = 1;");
  const writeTest = (name: string) =>
    write(
      "steps.test.ts",
      `import { expect, test } from ${JSON.stringify(join(root, "node_modules/vitest/dist/index.js"))};
       import { load } from "./load.ts";
       test("is there", async () => expect(await load("${name}")).toBeDefined());`,
    );
  const runTest = () =>
    run(join(root, "node_modules/.bin/vitest"), ["run", "--root", folder], { cwd: folder });

  await writeTest("first");
  expect((await runTest()).stdout).toContain("1 passed");
  await write("step-second.ts", "export const step = 2;");
  await writeTest("second");
  expect((await runTest()).stdout).toContain("1 passed");
});
