import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wanted } from "../../logic/wanted.ts";
import { type Sent, serve } from "../../queries/serve.ts";
import { SearchScreen } from "../../screens/SearchScreen.tsx";
import { useRecentQueries } from "../../stores/recentQueries.ts";
import { cardOf, renderPart } from "../listing/renderPart.tsx";
import { SearchField } from "../SearchField.tsx";

vi.mock("#webapps/shared/client/track.ts");

const names = { name: "Велосипеды", name_uz: "Velosipedlar", name_hi: "" };
const suggested = [
  { text: "велосипед", category: null },
  { text: "велосипед", category: { id: 5, ...names } },
  { text: null, category: { id: 6, ...names } },
];
const nothing = { data: [], total: 0, totalIsEstimate: false, correctedQuery: null };
let sent: Sent[];
const recorded = () =>
  sent.filter(({ call }) => call.startsWith("POST /api/telegram")).map(({ body }) => body);
const asked = (path: string) => sent.filter(({ call }) => call.startsWith(`GET /api/telegram/${path}`));

/** Every test searches for words of its own, because the same words again are counted once. */
let turn = 0;
let words: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  useRecentQueries.setState({ queries: [] });
  turn += 1;
  words = `диван ${turn}`;
  sent = serve(({ call }) => {
    if (call.includes("/search/suggestions")) return { data: suggested };
    if (call.includes("/search/advice")) return { data: [] };
    if (call.includes("/category/id/"))
      return { id: 6, link: `bicycles-${turn}`, ...names, hasChildren: false };
    if (call.startsWith("GET /api/telegram/products")) return nothing;
    if (call.startsWith("GET")) return [];
    return { accepted: 1 };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Time goes by, and what was asked of the server meanwhile is answered. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let step = 0; step < 20; step += 1) {
      await new Promise((done) => setImmediate(done));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
/** The server answers in its own time, which no fake clock moves. */
async function suggestionsCome() {
  await pass(200);
  for (let step = 0; step < 100 && options().length === 0; step += 1) await pass(0);
  expect(options()).toHaveLength(3);
}
const field = () => screen.getByRole("combobox") as HTMLInputElement;
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const submit = () => act(async () => fireEvent.submit(field().form as HTMLFormElement));
const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));
const options = () => screen.queryAllByRole("option");

async function showField() {
  const searched: Wanted[] = [];
  function Host() {
    const [value, setValue] = useState("");
    return <SearchField value={value} onChange={setValue} onSearch={(wanted) => searched.push(wanted)} />;
  }
  await renderPart(<Host />);
  await act(async () => field().focus());
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  return searched;
}

let address = "";
let navigate: NavigateFunction;
function Address() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  address = pathname + decodeURIComponent(search);
  return null;
}
const renderScreen = (at: string) =>
  renderPart(
    <>
      <SearchScreen />
      <Address />
    </>,
    at,
  );
async function showScreen(at = "/webApp/search") {
  await renderScreen(at);
  await pass(0);
}

test("a submitted query is counted once, however long it rests and however often it is submitted", async () => {
  await showField();
  await type(words);
  await submit();
  await act(() => vi.dynamicImportSettled());
  await pass(5000);
  await submit();
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toEqual([{ query: words }]);
  expect(useRecentQueries.getState().queries).toEqual([words]);
});

test("words at rest are counted after a second and a half, and a submit of them isn't another search", async () => {
  await showField();
  await type(words);
  await pass(1400);
  expect(recorded()).toEqual([]);
  await pass(200);
  expect(recorded()).toEqual([{ query: words }]);
  await submit();
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toHaveLength(1);
});

test("whoever leaves before that has searched for nothing, and nobody searches for blanks", async () => {
  await showField();
  await type("   ");
  await pass(3000);
  await type(words);
  await pass(1000);
  cleanup();
  await pass(3000);
  expect(recorded()).toEqual([]);
  expect(useRecentQueries.getState().queries).toEqual([]);
});

test("words that stay in the field are at rest there, also when the suggestions were closed", async () => {
  await showField();
  await type(words);
  await suggestionsCome();
  await press("Escape");
  expect(field().value).toBe(words);
  await pass(1000);
  expect(recorded()).toEqual([]);
  await pass(400);
  await act(() => vi.dynamicImportSettled());
  expect(recorded()).toEqual([{ query: words }]);
  expect(useRecentQueries.getState().queries).toEqual([words]);
});

test("whoever takes the words back before that has searched for nothing", async () => {
  await showField();
  await type(words);
  await pass(1000);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Очистить" })));
  await pass(3000);
  expect(recorded()).toEqual([]);
});

test("a query that was typed on takes the place of its beginning among the recent", async () => {
  await showField();
  await type(words);
  await pass(1600);
  await type(`${words} угловой`);
  await pass(1600);
  expect(useRecentQueries.getState().queries).toEqual([`${words} угловой`]);
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
  expect(recorded()).toEqual([{ query: "велосипед" }, { link: `bicycles-${turn}` }]);
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
  expect(recorded()).toEqual([{ link: `bicycles-${turn}` }]);
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

test("on the results a pause searches; another filter, page or a return records nothing anew", async () => {
  await showScreen(`/webApp/search?search=старое&page=3`);
  expect(field().value).toBe("старое");
  await pass(5000);
  expect(recorded()).toEqual([]);
  await type(`${words} `);
  await pass(1600);
  expect(address).toBe(`/webApp/search?search=${words.replace(" ", "+")}`);
  expect(field().value).toBe(`${words} `);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Только с фото" })));
  await pass(5000);
  expect(address).toContain("searchOnlyWithPhotos=true");
  expect(recorded()).toEqual([{ query: words }]);
});

test("what was typed doesn't come back after a reset", async () => {
  await showScreen();
  await type(words);
  await pass(1700);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Сбросить всё" })));
  await pass(3000);
  expect(field().value).toBe("");
  expect(address).toBe("/webApp/search");
});

/** A server where nothing is found under the names of an old link, and everything without them. */
function serveOldLink() {
  const found = { ...nothing, data: [cardOf()], total: 1 };
  sent = serve(({ call }) => {
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
  expect(address).toBe("/webApp/search?regionId=1&search=диван&searchOnlyWithPhotos=true");
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
  sent = serve(({ call }) => {
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
  sent = serve(({ call }) => {
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
  sent = serve(({ call }) => {
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
  await showScreen(`/webApp/search?search=${words}`);
  const typeOn = async (first: () => void, value: string) => {
    await act(async () => {
      first();
      fireEvent.change(field(), { target: { value } });
    });
    expect(field().value).toBe(value);
  };
  await typeOn(() => fireEvent.change(field(), { target: { value: "" } }), "стол");
  expect(address).toBe("/webApp/search");
  await typeOn(() => fireEvent.submit(field().form as HTMLFormElement), "стол и ");
  expect(address).toBe("/webApp/search?search=стол");
  await typeOn(() => vi.advanceTimersByTime(1500), "стол и стул");
  expect(address).toBe("/webApp/search?search=стол+и");
  await pass(1500);
  expect(address).toBe("/webApp/search?search=стол+и+стул");
  expect(field().value).toBe("стол и стул");
});

test("what was typed on after a step is forgotten by going back over it, and rewrites nothing", async () => {
  await showScreen("/webApp/search?search=велосипед");
  await act(async () => field().focus());
  await act(() => vi.dynamicImportSettled());
  await suggestionsCome();
  await act(async () => fireEvent.click(options()[1] as HTMLElement));
  await pass(0);
  expect(address).toBe("/webApp/search?categoryId=5&search=велосипед");
  await type("велосипед 14");
  await act(async () => navigate(-1));
  expect(field().value).toBe("велосипед");
  await pass(2000);
  expect(address).toBe("/webApp/search?search=велосипед");
});

test("two filters set at once are both set", async () => {
  await showScreen("/webApp/search?search=стол&page=3");
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Только с фото" }));
    fireEvent.click(screen.getByRole("button", { name: "Только в названии" }));
  });
  expect(address).toBe("/webApp/search?search=стол&searchOnlyInTitle=true&searchOnlyWithPhotos=true");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Убрать: Только с фото" })));
  expect(address).toBe("/webApp/search?search=стол&searchOnlyInTitle=true");
});

test("words at rest take nobody back who is on the way to another page", async () => {
  await showScreen();
  await type(words);
  // The browser's address moves at once, the page only when the next is there.
  window.history.replaceState({ key: "another" }, "");
  await pass(2000);
  window.history.replaceState(null, "");
  expect(address).toBe("/webApp/search");
});
