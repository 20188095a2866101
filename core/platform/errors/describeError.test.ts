import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { read } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
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

describe("on a developer's own market", () => {
  beforeEach(() => {
    config.quotesErrors = true;
  });
  afterEach(() => {
    config.quotesErrors = false;
  });

  test("what the database says is told, with its statement, whoever asked it", async () => {
    const statement = "select nothing from nowhere";
    for (const ask of [() => sequelize.query(statement), () => read({}, { text: statement }, [])]) {
      const said = describeError(await ask().catch((error: unknown) => error));
      expect(said).toMatchObject({ kind: "42P01", message: 'relation "nowhere" does not exist', statement });
    }
    const taken = Object.assign(new Error("duplicate key"), { detail: "Key (id)=(1) already exists." });
    const wrapped = Object.assign(new Error("Validation error"), { parent: taken });
    expect(describeError(wrapped).message).toBe("duplicate key. Key (id)=(1) already exists.");
  });
});
