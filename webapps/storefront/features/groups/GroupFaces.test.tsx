import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { groupOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { en } from "../../locales/en.ts";
import { GroupFaces } from "./GroupFaces.tsx";

beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
});
afterEach(cleanup);

const show = (joined: number, total = 5) => {
  render(<GroupFaces participants={groupOf({ joined }).participants} total={total} />);
  return screen.getByRole("img", { name: `${joined} of ${total} joined` });
};

test("three faces at most, the rest of those who joined are counted; an empty circle for each place left", () => {
  const few = show(2);
  expect(few.textContent).toBe("RH");
  expect(few.children).toHaveLength(5);
  cleanup();
  expect(show(1).children).toHaveLength(5);
  cleanup();
  const many = show(4);
  expect(many.textContent).toBe("RHD+1");
  expect(many.children).toHaveLength(5);
});
