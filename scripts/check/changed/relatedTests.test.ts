import { expect, test } from "vitest";
import { knownFiles } from "./knownFiles.ts";
import { kindOf, LISTS, reachesAll, reachOf, relatedTests, STARTS, WHOLE } from "./relatedTests.ts";

const graph = new Map([
  ["core/pay/pay.ts", ["core/pay/sum.ts"]],
  ["core/pay/pay.test.ts", ["core/pay/pay.ts"]],
  ["core/other/other.test.ts", ["core/other/other.ts"]],
  ["api/app.ts", ["api/routes/payments.ts", "api/routes/people.ts"]],
  ["api/routes/payments.ts", ["core/pay/pay.ts"]],
  ["api/routes/people.ts", ["core/people/person.ts"]],
  ["api/routes/payments.test.ts", ["api/app.ts"]],
  ["api/routes/openPayment.test.ts", ["api/app.ts"]],
  ["api/routes/people.test.ts", ["api/app.ts"]],
  ["api/routes/hostile.test.ts", ["api/app.ts"]],
  ["webapps/shop/words.test.ts", ["webapps/shop/words/en.ts"]],
  ["webapps/shop/Screen.test.tsx", ["webapps/shop/Screen.tsx", "webapps/shop/Screen.module.css"]],
  ["scripts/start/prepare.ts", ["core/pay/sum.ts"]],
  ["scripts/life.test.ts", ["scripts/start/prepare.ts"]],
  ["tests/whole.test.ts", []],
]);
const tests = [...graph.keys()].filter((file) => file.includes(".test."));
const related = (...changed: string[]) =>
  relatedTests(changed, { graph, tests, lookers: ["webapps/shop/words.test.ts"] });

test("a change reaches the tests that import it, down to the last import", () => {
  expect(related("core/other/other.ts")).toEqual(["core/other/other.test.ts"]);
  expect(related("webapps/shop/Screen.module.css")).toContain("webapps/shop/Screen.test.tsx");
});

test("through the list of all routes it reaches the tests whose name shares a word with the route, or with none", () => {
  expect(related("core/pay/sum.ts")).toEqual([
    "api/routes/hostile.test.ts",
    "api/routes/openPayment.test.ts",
    "api/routes/payments.test.ts",
    "core/pay/pay.test.ts",
  ]);
  expect(related("core/people/person.ts")).toEqual([
    "api/routes/hostile.test.ts",
    "api/routes/people.test.ts",
  ]);
  expect(related("api/app.ts")).toEqual(tests.filter((file) => file.startsWith("api/")).sort());
});

test("a test that starts a market is about what makes it ready, not about all that is in it", () => {
  expect(related("scripts/start/prepare.ts")).toEqual(["scripts/life.test.ts"]);
  expect(related("core/pay/sum.ts")).not.toContain("scripts/life.test.ts");
});

test("a test that is changed is run, and so is one that looks through the folder of the change", () => {
  expect(related("core/pay/pay.test.ts")).toEqual(["core/pay/pay.test.ts"]);
  expect(related("webapps/shop/Screen.tsx")).toEqual([
    "webapps/shop/Screen.test.tsx",
    "webapps/shop/words.test.ts",
  ]);
});

test("what no test imports reaches the nearest tests: of its folder, of the one above, or of the whole", () => {
  expect(related("core/pay/texts/ru.ftl")).toEqual(["core/pay/pay.test.ts"]);
  expect(related("core/gone/gone.sql")).toEqual(["core/other/other.test.ts", "core/pay/pay.test.ts"]);
  expect(related("docs/page.md")).toEqual(["tests/whole.test.ts"]);
  expect(related("README.md")).toEqual(["tests/whole.test.ts"]);
  expect(related("tests/e2e/some.spec.ts")).toEqual([]);
});

test.each([
  ["package-lock.json", ["apps", "server", "journeys"]],
  ["vitest.config.ts", ["apps", "server"]],
  ["tests/setup/webapps.ts", ["apps"]],
  ["tests/setup/freshModules.ts", ["apps", "server"]],
  ["tests/setup/worker.ts", ["server"]],
  ["db/migrations/20260101000000-any.ts", ["server"]],
  ["db/seeds/reference/any.json", ["server"]],
  ["playwright.config.ts", ["journeys"]],
  ["core/pay/pay.ts", []],
])("%s reaches all tests of: %s", (file, kinds) => {
  const all = (["apps", "server", "journeys"] as const).filter((kind) => reachesAll(kind, [file]));
  expect(all).toEqual(kinds);
  const whole = tests.filter((path) => kinds.includes(kindOf(path)));
  expect(related(file)).toEqual(expect.arrayContaining(whole));
});

test("every rule names what there is", () => {
  const known = knownFiles();
  const patterns = Object.values(WHOLE).flat();
  expect(patterns.filter((pattern) => !known.some((file) => pattern.test(file)))).toEqual([]);
  expect([...LISTS, ...STARTS].filter((file) => !known.includes(file))).toEqual([]);
});

test("imports in a circle end", () => {
  const circle = new Map([
    ["a.ts", ["b.ts"]],
    ["b.ts", ["a.ts"]],
  ]);
  expect([...reachOf(circle, "a.ts")]).toEqual(["a.ts", "b.ts"]);
});
