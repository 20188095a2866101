import { expect, test } from "vitest";
import { describeError } from "./describeError.ts";

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test("says nothing of text that couldn't be read, which the language quotes", () => {
  for (const run of [() => JSON.parse('{"phone":+998901234567}'), () => BigInt("998901234567x")]) {
    const said = describeError(thrownBy(run));
    expect(said.name).toBe("SyntaxError");
    expect(JSON.stringify(said)).not.toContain("998");
  }
});

test("says where our own code broke, and on what", () => {
  const said = describeError(thrownBy(() => (undefined as unknown as { name: string }).name));
  expect(said).toMatchObject({ name: "TypeError", message: expect.stringContaining("name") });
  expect(said.at?.join()).toContain("describeError.test.ts");
});

test("of libraries' errors it tells the code, also of the one inside, but no message", () => {
  const inner = Object.assign(new Error("key (phone)=(+998) exists"), { code: "23505" });
  const said = describeError(Object.assign(new Error("+998"), { original: inner }));
  expect(said).toMatchObject({ name: "Error", kind: "23505" });
  expect(said).not.toHaveProperty("message");
});
