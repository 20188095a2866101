import { expect, test } from "vitest";
import { cleanAddress } from "./cleanAddress.ts";

test("what the messenger put into an address is taken out, the rest stays", () => {
  expect(cleanAddress({ pathname: "/webApp/search", search: "?search=a%20b&tgWebAppStartParam=x" })).toBe(
    "/webApp/search?search=a+b",
  );
  expect(cleanAddress({ pathname: "/webApp", search: "" })).toBe("/webApp");
});
