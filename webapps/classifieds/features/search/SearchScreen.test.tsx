import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cardOf } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import {
  asked,
  field,
  names,
  nothing,
  options,
  pass,
  recorded,
  renderScreen,
  setStage,
  showScreen,
  stage,
  suggestionsCome,
  type,
} from "../../../../tests/kits/webapps/classifieds/searchStage.tsx";
import { serve } from "../../../../tests/kits/webapps/serve.ts";

vi.mock("#webapps/shared/client/track.ts");
setStage();

test("on the results a pause searches; another filter, page or a return records nothing anew", async () => {
  await showScreen(`/webApp/search?search=старое&page=3`);
  expect(field().value).toBe("старое");
  await pass(5000);
  expect(recorded()).toEqual([]);
  await type(`${stage.words} `);
  await pass(1600);
  expect(stage.address).toBe(`/webApp/search?search=${stage.words.replace(" ", "+")}`);
  expect(field().value).toBe(`${stage.words} `);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Только с фото" })));
  await pass(5000);
  expect(stage.address).toContain("searchOnlyWithPhotos=true");
  expect(recorded()).toEqual([{ query: stage.words }]);
});

test("what was typed doesn't come back after a reset", async () => {
  await showScreen();
  await type(stage.words);
  await pass(1700);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Сбросить всё" })));
  await pass(3000);
  expect(field().value).toBe("");
  expect(stage.address).toBe("/webApp/search");
});

/** A server where nothing is found under the names of an old link, and everything without them. */
function serveOldLink() {
  const found = { ...nothing, data: [cardOf()], total: 1 };
  stage.sent = serve(({ call }) => {
    if (call.includes("/category/id/")) throw 404;
    if (call.includes("/geo/regions"))
      return [{ id: 1, name: "Хорезм", name_uz: "", regionId: null, cityId: null }];
    if (call.includes("/search/advice")) return { data: [] };
    if (/\/products\?.*(cityId|categoryId)=/.test(call)) return nothing;
    if (call.startsWith("GET /api/telegram/products")) return found;
    return call.startsWith("GET") ? [] : { accepted: 1 };
  });
}
const shownPlace = () => screen.getByRole("button", { name: /^Место/ }).textContent;

test("a place that nobody knows is left out of the search, and that is said", async () => {
  vi.useRealTimers();
  serveOldLink();
  await renderScreen("/webApp/search?regionId=1&cityId=99999&search=диван&page=3");
  expect(await screen.findByText("1 объявление")).toBeTruthy();
  expect(screen.getByText("Места из ссылки нет — ищем шире.")).toBeTruthy();
  expect(shownPlace()).toBe("Хорезм");
  expect(screen.queryByText("Объявлений не найдено")).toBeNull();
  expect(asked("search/advice")).toEqual([]);
  // Its page was one of another list.
  expect(asked("products").at(-1)?.call).toContain("skip=0");
  // Whatever is changed next leaves a clean address behind.
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Только с фото" })));
  expect(stage.address).toBe("/webApp/search?regionId=1&search=диван&searchOnlyWithPhotos=true");
  expect(screen.queryByText("Места из ссылки нет — ищем шире.")).toBeNull();
});

test("so is a category, with its parameters", async () => {
  vi.useRealTimers();
  serveOldLink();
  await renderScreen("/webApp/search?categoryId=99999&p[12]=Samsung");
  expect(await screen.findByText("1 объявление")).toBeTruthy();
  expect(screen.getByText("Категории из ссылки нет — ищем во всех.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Категория/ })).toBeNull();
  expect(asked("products").every(({ call }) => !call.includes("p%5B12"))).toBe(true);
  expect(shownPlace()).toBe("Весь Узбекистан");
});

test("a place that nobody could name stays in the search, and isn't called the whole country", async () => {
  vi.useRealTimers();
  stage.sent = serve(({ call }) => {
    if (call.includes("/geo/")) throw 500;
    if (call.startsWith("GET /api/telegram/products")) return { ...nothing, data: [cardOf()], total: 1 };
    return call.startsWith("GET") ? [] : { accepted: 1 };
  });
  await renderScreen("/webApp/search?cityId=3");
  expect(await screen.findByText("1 объявление")).toBeTruthy();
  await waitFor(() => expect(shownPlace()).toBe("Выбрать место"));
  expect(asked("products").map(({ call }) => call.includes("cityId=3"))).toEqual([true]);
});

test("the parts of a category come along with it, and only where there are any they are counted", async () => {
  vi.useRealTimers();
  const part = { id: 7, parentId: 6, link: "parts", ...names, order: 1, hasChildren: false };
  let answer = (_: unknown) => {};
  stage.sent = serve(({ call }) => {
    if (call.includes("/category/id/")) return new Promise((resolve) => (answer = resolve));
    if (call.includes("/category?parentId=6")) return [part];
    if (call.includes("/count/categories")) return { data: [] };
    if (call.startsWith("GET /api/telegram/products")) return { ...nothing, data: [cardOf()], total: 1 };
    return call.startsWith("GET") ? [] : { accepted: 1 };
  });
  await renderScreen("/webApp/search?categoryId=6");
  expect(await screen.findByRole("link", { name: /Велосипеды/ })).toBeTruthy();
  await act(async () => answer({ ...part, id: 6, hasChildren: true, parameters: [], breadcrumbs: [] }));
  expect(screen.getByRole("link", { name: /Велосипеды/ })).toBeTruthy();
  expect(asked("products/count/categories")).toHaveLength(1);
  cleanup();
  await renderScreen("/webApp/search?categoryId=8");
  expect(await screen.findByText("1 объявление")).toBeTruthy();
  await waitFor(() => expect(asked("category?parentId=8")).toHaveLength(1));
  expect(asked("products/count/categories")).toHaveLength(1);
});

test("a way out says what it gives up", async () => {
  vi.useRealTimers();
  const total = { total: 1, totalIsEstimate: false };
  stage.sent = serve(({ call }) => {
    if (call.includes("/search/advice"))
      return {
        data: [
          { kind: "filters", filters: { search: "диван" }, ...total },
          { kind: "words", filters: { search: "стол", categoryId: 6 }, ...total },
          { kind: "place", filters: { search: "стол", categoryId: 6, minPrice: 5 }, ...total },
        ],
      };
    if (call.includes("/category/id/")) return { id: 6, link: "parts", ...names, hasChildren: false };
    if (call.startsWith("GET /api/telegram/products")) return nothing;
    return call.startsWith("GET") ? [] : { accepted: 1 };
  });
  await renderScreen("/webApp/search?search=диван&categoryId=6&minPrice=5");
  expect((await screen.findAllByText("1 объявление")).length).toBe(2);
  const rows = screen.getAllByRole("link").map((link) => link.textContent);
  expect(rows.filter((text) => text?.includes("объявление"))).toEqual([
    "Без категории и цены1 объявление",
    "«стол»1 объявление, без цены",
    "Весь Узбекистан1 объявление",
  ]);
});

test("what is typed while an earlier search is still on its way stays in the field", async () => {
  await showScreen(`/webApp/search?search=${stage.words}`);
  const typeOn = async (first: () => void, value: string) => {
    await act(async () => {
      first();
      fireEvent.change(field(), { target: { value } });
    });
    expect(field().value).toBe(value);
  };
  await typeOn(() => fireEvent.change(field(), { target: { value: "" } }), "стол");
  expect(stage.address).toBe("/webApp/search");
  await typeOn(() => fireEvent.submit(field().form as HTMLFormElement), "стол и ");
  expect(stage.address).toBe("/webApp/search?search=стол");
  await typeOn(() => vi.advanceTimersByTime(1500), "стол и стул");
  expect(stage.address).toBe("/webApp/search?search=стол+и");
  await pass(1500);
  expect(stage.address).toBe("/webApp/search?search=стол+и+стул");
  expect(field().value).toBe("стол и стул");
});

test("what was typed on after a step is forgotten by going back over it, and rewrites nothing", async () => {
  await showScreen("/webApp/search?search=велосипед");
  await act(async () => field().focus());
  await act(() => vi.dynamicImportSettled());
  await suggestionsCome();
  await act(async () => fireEvent.click(options()[1] as HTMLElement));
  await pass(0);
  expect(stage.address).toBe("/webApp/search?categoryId=5&search=велосипед");
  await type("велосипед 14");
  await act(async () => stage.navigate(-1));
  expect(field().value).toBe("велосипед");
  await pass(2000);
  expect(stage.address).toBe("/webApp/search?search=велосипед");
});

test("two filters set at once are both set", async () => {
  await showScreen("/webApp/search?search=стол&page=3");
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Только с фото" }));
    fireEvent.click(screen.getByRole("button", { name: "Только в названии" }));
  });
  expect(stage.address).toBe("/webApp/search?search=стол&searchOnlyInTitle=true&searchOnlyWithPhotos=true");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Убрать: Только с фото" })));
  expect(stage.address).toBe("/webApp/search?search=стол&searchOnlyInTitle=true");
});

test("words at rest take nobody back who is on the way to another page", async () => {
  await showScreen();
  await type(stage.words);
  // The browser's address moves at once, the page only when the next is there.
  window.history.replaceState({ key: "another" }, "");
  await pass(2000);
  window.history.replaceState(null, "");
  expect(stage.address).toBe("/webApp/search");
});
