import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Advice } from "#contract/search.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { readSearchParams } from "../links/searchParams.ts";
import { SearchResults } from "./SearchResults.tsx";

vi.mock("#webapps/shared/client/track.ts");
afterEach(cleanup);

interface Answer {
  data: unknown[];
  total: number;
  totalIsEstimate?: boolean;
  correctedQuery?: string | null;
}
const turned = vi.fn();
const empty: Answer = { data: [], total: 0 };

async function show(
  address: string,
  listings: Answer | number,
  advice: Advice[] | number = [],
): Promise<Sent[]> {
  turned.mockClear();
  const sent = serve(({ call }) => {
    const answer = call.includes("/search/advice") ? advice : listings;
    if (typeof answer === "number") throw answer;
    if (call.includes("/search/advice")) return { data: answer };
    if (call.includes("/category/id/")) return { id: 3, name: "Телефоны", name_uz: "Telefonlar" };
    if (call.includes("/geo/regions"))
      return [{ id: 1, name: "Ташкентская область", name_uz: "", regionId: null, cityId: null }];
    if (call.startsWith("GET /api/telegram/products"))
      return { totalIsEstimate: false, correctedQuery: null, ...(answer as Answer) };
    return [];
  });
  const params = readSearchParams(new URLSearchParams(address));
  await renderPart(<SearchResults params={params} onTurn={turned} onReset={() => undefined} />);
  return sent;
}

test("the count is exact, or says that it is about", async () => {
  await show("", { data: [cardOf()], total: 21 });
  expect(await screen.findByText("21 объявление")).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
  cleanup();
  // Only the first digits of an estimate mean something.
  await show("", { data: [cardOf()], total: 41_267, totalIsEstimate: true });
  expect((await screen.findByText(/^около/)).textContent?.replace(/\s/g, " ")).toBe(
    "около 41 300 объявлений",
  );
});

test("words looked for instead of the typed ones are named", async () => {
  await show("search=айфно", { data: [cardOf()], total: 1, correctedQuery: "айфон" });
  expect(await screen.findByText(/«айфно».*«айфон»/)).toBeTruthy();
});

test("a page beyond the end leads to the first, and is no empty search", async () => {
  const sent = await show("page=9", { data: [], total: 120 });
  fireEvent.click(await screen.findByRole("button", { name: "На первую страницу" }));
  expect(turned).toHaveBeenCalledWith(1);
  expect(sent.filter(({ call }) => call.includes("advice"))).toEqual([]);
});

test("what is only an estimate is one to the pager too", async () => {
  const data = Array.from({ length: 50 }, (_, place) => cardOf({ id: place + 1, link: `l-${place}` }));
  await show("", { data, total: 340_000, totalIsEstimate: true });
  expect((await screen.findByRole("navigation")).textContent).toBe("1/200");
});

test("an empty page says what can be changed about this very search", async () => {
  for (const [address, hint] of [
    ["search=айфно&sortBy=price|asc&page=2", "Проверьте, нет ли опечатки, или напишите короче."],
    ["cityId=3", "Уберите часть фильтров или поищите в другом месте."],
    ["search=айфно&state=New", "Измените запрос или уберите часть фильтров."],
  ] as const) {
    await show(address, empty);
    expect(await screen.findByText(hint)).toBeTruthy();
    cleanup();
  }
});

test("advice is asked for only when nothing was found, and leads to the searches it names", async () => {
  const found = await show("search=диван", { data: [cardOf()], total: 1 });
  await screen.findByText("1 объявление");
  expect(found.filter(({ call }) => call.includes("advice"))).toEqual([]);
  cleanup();

  const total = { total: 12, totalIsEstimate: false };
  await show("search=айфно&categoryId=3&regionId=1&cityId=2&page=4&sortBy=price|asc", empty, [
    { ...total, kind: "words", filters: { search: "айфон", categoryId: 3 } },
    { ...total, kind: "place", filters: { search: "айфно", regionId: 1 } },
    { ...total, kind: "category", filters: { search: "айфно", categoryId: 3 } },
    { ...total, kind: "filters", filters: { search: "айфно" } },
  ]);
  expect(await screen.findByRole("link", { name: /Ташкентская область целиком/ })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Телефоны/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Без категории и места поиска/ })).toBeTruthy();
  const words = screen.getByRole("link", { name: /«айфон»\s*12 объявлений/ });
  expect(words.getAttribute("href")).toBe(
    `/webApp/search?${new URLSearchParams({ search: "айфон", categoryId: "3", sortBy: "price|asc" })}`,
  );
});

test("what was found stays when the server can't be asked again", async () => {
  let isDown = false;
  serve(({ call }) => {
    if (isDown) throw 500;
    if (!call.startsWith("GET /api/telegram/products")) return [];
    return { totalIsEstimate: false, correctedQuery: null, data: [cardOf()], total: 1 };
  });
  const params = readSearchParams(new URLSearchParams("search=диван"));
  const part = <SearchResults params={params} onTurn={turned} onReset={() => undefined} />;
  const queryClient = await renderPart(part);
  await screen.findByText("1 объявление");
  isDown = true;
  await act(() => queryClient.refetchQueries({ queryKey: ["listings"] }));
  expect(queryClient.getQueryState(["listings", params, 50])?.status).toBe("error");
  expect(screen.getByText("1 объявление")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without advice the empty page stands by itself", async () => {
  await show("search=айфно", empty, 500);
  expect(await screen.findByRole("button", { name: "Сбросить всё" })).toBeTruthy();
  expect(screen.queryByText("Попробуйте так")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
