import { expect, test } from "vitest";
import { endpoints } from "#contract/index.ts";
import { tokenNeed } from "./tokenNeed.ts";

test("what only somebody may call is never asked without them, and what is public to read never waits for them", () => {
  const wrong = endpoints.filter(({ endpoint: { method, path, access } }) => {
    const mayBeGuest = method === "get" && access === "public";
    return (tokenNeed(method, path) === "required") === mayBeGuest;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
