import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { DraftCard } from "./DraftCard.tsx";

afterEach(cleanup);

test.each([
  [900_000, "900 000 сум"],
  ["1,2 млн", "1 200 000 сум"],
  [10_000_000_000_000, undefined],
  ["дорого", undefined],
  [null, undefined],
])("a draft's price of %s is shown as %s: one that can't be asked for isn't", async (price, shown) => {
  await renderPart(<DraftCard draft={{ name: "Диван", description: "", price, photos: [] }} />);
  const text = screen.getByRole("region").textContent?.replace(/\s/g, " ");
  if (shown) expect(text).toContain(shown);
  else expect(text).not.toMatch(/\d/);
});
