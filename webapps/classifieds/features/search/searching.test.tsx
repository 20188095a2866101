import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  asked,
  field,
  options,
  pass,
  press,
  recorded,
  setStage,
  showField,
  stage,
  submit,
  suggestionsCome,
  type,
} from "../../../../tests/kits/webapps/classifieds/searchStage.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { useRecentQueries } from "./recentQueries.ts";

vi.mock("#webapps/shared/client/track.ts");
setStage();

test("a submitted query is counted once, however long it rests and however often it is submitted", async () => {
  await showField();
  await type(stage.words);
  await submit();
  await act(() => vi.dynamicImportSettled());
  await pass(5000);
  await submit();
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toEqual([{ query: stage.words }]);
  expect(useRecentQueries.getState().queries).toEqual([stage.words]);
});

test("words at rest are counted after a second and a half, and a submit of them isn't another search", async () => {
  await showField();
  await type(stage.words);
  await pass(1400);
  expect(recorded()).toEqual([]);
  await pass(200);
  expect(recorded()).toEqual([{ query: stage.words }]);
  await submit();
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toHaveLength(1);
});

test("whoever leaves before that has searched for nothing, and nobody searches for blanks", async () => {
  await showField();
  await type("   ");
  await pass(3000);
  await type(stage.words);
  await pass(1000);
  cleanup();
  await pass(3000);
  expect(recorded()).toEqual([]);
  expect(useRecentQueries.getState().queries).toEqual([]);
});

test("words that stay in the field are at rest there, also when the suggestions were closed", async () => {
  await showField();
  await type(stage.words);
  await suggestionsCome();
  await press("Escape");
  expect(field().value).toBe(stage.words);
  await pass(1000);
  expect(recorded()).toEqual([]);
  await pass(400);
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toEqual([{ query: stage.words }]);
  expect(useRecentQueries.getState().queries).toEqual([stage.words]);
});

test("whoever takes the words back before that has searched for nothing", async () => {
  await showField();
  await type(stage.words);
  await pass(1000);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Очистить" })));
  await pass(3000);
  expect(recorded()).toEqual([]);
});

test("a query that was typed on takes the place of its beginning among the recent", async () => {
  await showField();
  await type(stage.words);
  await pass(1600);
  await type(`${stage.words} угловой`);
  await pass(1600);
  expect(useRecentQueries.getState().queries).toEqual([`${stage.words} угловой`]);
});

test("suggestions are asked for 150 ms after the last letter, once for what was typed", async () => {
  await showField();
  for (const letters of ["в", "ве", "вел"]) {
    await type(letters);
    await pass(100);
  }
  expect(asked("search/suggestions")).toHaveLength(0);
  await pass(60);
  await suggestionsCome();
  expect(asked("search/suggestions").map(({ call }) => decodeURIComponent(call))).toEqual([
    "GET /api/telegram/search/suggestions?query=вел",
  ]);
  expect(screen.getByText("3 подсказки")).toBeTruthy();
});

test("arrows go through the options, the focus stays in the field, Enter takes one, Escape closes", async () => {
  const searched = await showField();
  await type("вел");
  await suggestionsCome();
  expect(field().getAttribute("aria-expanded")).toBe("true");
  await press("ArrowUp");
  expect(options()[2]?.getAttribute("aria-selected")).toBe("true");
  expect(field().getAttribute("aria-activedescendant")).toBe(options()[2]?.id);
  await press("ArrowDown");
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  await press("Escape");
  expect(options()).toHaveLength(0);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().value).toBe("вел");
  await press("ArrowDown");
  await suggestionsCome();
  await press("Escape");

  await type("вело");
  await act(() => vi.dynamicImportSettled());
  await suggestionsCome();
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  await pass(100);
  expect(searched).toEqual([{ search: "велосипед", categoryId: 5 }]);
  expect(recorded()).toEqual([{ query: "велосипед" }, { link: `bicycles-${stage.turn}` }]);
  await pass(5000);
  expect(recorded()).toHaveLength(2);
});

test("a category alone is opened and counted as a category, not as words", async () => {
  const searched = await showField();
  await type("вел");
  await suggestionsCome();
  await act(async () => fireEvent.click(options()[2] as HTMLElement));
  await pass(5000);
  expect(searched).toEqual([{ search: "", categoryId: 6 }]);
  expect(recorded()).toEqual([{ link: `bicycles-${stage.turn}` }]);
});

test("the arrow beside a suggestion writes it into the field and searches for nothing", async () => {
  const searched = await showField();
  await type("вел");
  await suggestionsCome();
  await act(async () =>
    fireEvent.click(screen.getAllByRole("button", { name: /Вписать/ })[0] as HTMLElement),
  );
  expect(field().value).toBe("велосипед ");
  expect(document.activeElement).toBe(field());
  expect(searched).toEqual([]);
});

test("recent queries can be taken away one by one, all at once, and brought back", async () => {
  useRecentQueries.setState({ queries: ["диван", "кобальт"] });
  localStorage.setItem("recent-queries", '["диван","кобальт"]');
  await showField();
  expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(2);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Убрать из недавних: диван" })));
  expect(options().map((option) => option.textContent)).toEqual(["кобальт"]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Очистить" })));
  expect(options()).toHaveLength(0);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Вернуть" })));
  expect(options().map((option) => option.textContent)).toEqual(["кобальт"]);
  expect(document.activeElement).toBe(field());
});

test("a failure of the suggestions leaves none and disturbs nobody", async () => {
  serve(() => {
    throw 500;
  });
  await showField();
  await type("вел");
  await pass(500);
  expect(options()).toHaveLength(0);
  expect(screen.queryByRole("alert")).toBeNull();
});
