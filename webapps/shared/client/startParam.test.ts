import { expect, test } from "vitest";
import { splitStartParam } from "./startParam.ts";

test("a start parameter splits at its first underscore", () => {
  expect(splitStartParam("product_a-1")).toEqual({ type: "product", value: "a-1" });
  expect(splitStartParam("ref_a_b")).toEqual({ type: "ref", value: "a_b" });
  expect(splitStartParam("topOnboarding")).toEqual({ type: "topOnboarding", value: "" });
  expect(splitStartParam("")).toBeUndefined();
});
