import { expect, test } from "vitest";
import { findHead } from "./findHead.ts";
import { pages } from "./pages.ts";

test("every page that has a name has a head", () => {
  const none = pages.filter((page) => {
    const path = page.replace(/:\w+/g, "7");
    return path.startsWith("/webApp")
      ? !findHead("classifieds", path.slice("/webApp".length), new URLSearchParams())
      : !findHead("storefront", path, new URLSearchParams());
  });
  expect(none).toEqual([]);
});
