import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { KeptPage } from "#webapps/shared/ui/KeptPage.tsx";
import { cardOf } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { ru } from "../../locales/ru.ts";
import type { ChosenPlace } from "../places/chosenPlace.ts";
import { usePlaceStore } from "../places/place.ts";
import { useChoosePlace, usePlace } from "../places/usePlace.ts";
import { Feed } from "./Feed.tsx";

const asked: URLSearchParams[] = [];
type Answer = { data: object[]; cursor: string | null; widened: object | null };
let answer: (query: URLSearchParams) => Answer | Promise<Answer>;

const observed = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

/** Stands in for the browser's observer of elements that come into view. */
class View {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe = (element: Element) =>
    void (element.className.includes("block") || observed.set(element, this.tell));
  unobserve = (element: Element) => void observed.delete(element);
  disconnect = () => {
    for (const [element, tell] of observed) if (tell === this.tell) observed.delete(element);
  };
}

const named = (name: string) => ({ name, name_uz: name, name_hi: "" });
const tashkent = { regionId: 1, cityId: 2, names: [named("Город Ташкент"), named("Ташкент")] };
const chilanzar = { ...tashkent, districtId: 3, names: [...tashkent.names, named("Чиланзарский район")] };
const samarkand = { regionId: 5, names: [named("Самаркандская область")] };

let premiums: number[] = [];
const card = (id: number) =>
  cardOf({ id, link: `l-${id}`, name: `Вещь ${id}`, isPremium: premiums.includes(id) });
/** A page of listings `from` to `to`. */
const pageOf = (from: number, to: number, more: Partial<Answer> = {}): Answer => ({
  data: Array.from({ length: to - from + 1 }, (_, index) => card(from + index)),
  cursor: `after-${to}`,
  widened: null,
  ...more,
});
const empty: Answer = { data: [], cursor: null, widened: null };

const shown = () =>
  screen.queryAllByRole("article").map((article) => Number(article.textContent?.match(/Вещь (\d+)/)?.[1]));
const articleOf = (id: number) => screen.getByText(`Вещь ${id}`).closest("article") as Element;
const watched = () => [...observed.keys()].filter((element) => element.tagName === "ARTICLE");
/** Scrolls to what is waited for, as soon as it is. */
async function scrollTo(element: Element | undefined) {
  const tell = await waitFor(() => {
    const listener = element && observed.get(element);
    if (!listener) throw new Error("Nothing waits for this to come into view");
    return listener;
  });
  act(() => tell([{ isIntersecting: true }]));
}
const endOfList = () => [...observed.keys()].find((element) => element.tagName !== "ARTICLE");

let choose: (place: ChosenPlace) => void;
let show: (isShown: boolean) => void;
function Home({ onChoosePlace }: { onChoosePlace: () => void }) {
  const [isShown, setShown] = useState(true);
  choose = useChoosePlace();
  show = (next) => act(() => setShown(next));
  return (
    <KeptPage isShown={isShown}>
      <Feed place={usePlace()} onChoosePlace={onChoosePlace} />
    </KeptPage>
  );
}

async function renderFeed(place: ChosenPlace = tashkent) {
  await startLanguage({
    languages: ["ru"],
    otherwise: "ru",
    storageKey: "i18nextLng",
    load: async () => ru,
  });
  usePlaceStore.setState({ place });
  const onChoosePlace = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Home onChoosePlace={onChoosePlace} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onChoosePlace;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("i18nextLng", "ru");
  premiums = [];
  asked.length = 0;
  observed.clear();
  vi.stubGlobal("IntersectionObserver", View);
  vi.stubGlobal("fetch", async (request: Request) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const body = await answer(query);
    return new Response(JSON.stringify(body), { status: "data" in body ? 200 : 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the next page comes when the middle listing of the last one is seen, with the cursor as it was", async () => {
  answer = (query) => (query.has("cursor") ? pageOf(11, 20) : pageOf(1, 10));
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await waitFor(() => expect(watched()).toEqual([articleOf(6)]));
  expect(asked.map(String)).toEqual(["regionId=1&cityId=2&skip=0&take=10"]);
  await scrollTo(articleOf(6));
  await waitFor(() => expect(shown()).toHaveLength(20));
  expect(String(asked[1])).toBe("regionId=1&cityId=2&skip=10&take=10&cursor=after-10");
  await waitFor(() => expect(watched()).toEqual([articleOf(16)]));
});

test("of the first page the cards of the first view are drawn first, the rest with the next frame", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  answer = () => pageOf(1, 10);
  await renderFeed();
  await waitFor(() => expect(frames).toHaveLength(1));
  expect([shown().length, observed.size]).toEqual([4, 0]);
  await act(async () => frames.shift()?.(0));
  expect(shown()).toHaveLength(10);
  await waitFor(() => expect(watched()).toEqual([articleOf(6)]));
});

test("another page is drawn a row each frame, and asks for nothing until all of it is there", async () => {
  const frames: FrameRequestCallback[] = [];
  answer = (query) => (query.has("cursor") ? pageOf(11, 16) : pageOf(1, 10));
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  await scrollTo(articleOf(6));
  for (const count of [10, 12, 14]) {
    await waitFor(() => expect(frames).toHaveLength(1));
    expect(shown()).toHaveLength(count);
    expect(observed.size).toBe(0);
    // Without the shapes the page would be shorter for a moment, and who stands at its end be thrown up.
    expect(screen.getByRole("status", { name: "Загрузка объявлений" })).toBeTruthy();
    await act(async () => frames.shift()?.(0));
  }
  await waitFor(() => expect(watched()).toEqual([articleOf(14)]));
  expect(shown()).toHaveLength(16);
  expect(screen.queryByRole("status")).toBeNull();
});

test("another place's pages are drawn a row each frame too, however many cards the one before had", async () => {
  const frames: FrameRequestCallback[] = [];
  answer = (query) => (query.has("cursor") ? pageOf(11, 30) : pageOf(1, 10));
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await waitFor(() => expect(shown()).toHaveLength(30));
  act(() => choose(samarkand));
  await waitFor(() => expect(shown()).toHaveLength(10));
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  await scrollTo(articleOf(6));
  await waitFor(() => expect(frames).toHaveLength(1));
  expect(shown()).toHaveLength(10);
});

test("paging stops at an empty page, and says that there is no more", async () => {
  answer = (query) => (query.has("cursor") ? empty : pageOf(1, 4));
  await renderFeed();
  await waitFor(() => expect(watched()).toEqual([articleOf(3)]));
  await scrollTo(articleOf(3));
  expect(await screen.findByText("Вы посмотрели все объявления")).toBeTruthy();
  expect(observed.size).toBe(0);
  expect(asked).toHaveLength(2);
});

test("a middle that is held back hands over to the next listing that is laid out", async () => {
  premiums = [6];
  answer = () => pageOf(1, 10);
  await renderFeed();
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5, 7, 6, 8, 9, 10]));
  await waitFor(() => expect(watched()).toEqual([articleOf(6)]));
  cleanup();
  premiums = [2, 3, 4];
  answer = () => pageOf(1, 4);
  await renderFeed();
  await waitFor(() => expect(shown()).toEqual([1]));
  await waitFor(() => expect(watched()).toEqual([articleOf(1)]));
});

test("a listing that comes twice is shown once, and one that is new is the middle", async () => {
  answer = (query) => (query.has("cursor") ? pageOf(6, 14) : pageOf(1, 10));
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]));
  await waitFor(() => expect(watched()).toEqual([articleOf(13)]));
});

test("a page of nothing new leaves the end of the list to ask for the next", async () => {
  const pages = [pageOf(1, 10), pageOf(1, 10), pageOf(11, 12), empty];
  answer = () => pages.shift() ?? empty;
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(endOfList()).toBeTruthy());
  await scrollTo(endOfList());
  await waitFor(() => expect(shown()).toHaveLength(12));
});

test("a later page that fails keeps what is shown, and its retry asks for that page", async () => {
  let isBroken = true;
  answer = (query) => {
    if (!query.has("cursor")) return pageOf(1, 10);
    return isBroken ? ({ code: "internal" } as never) : pageOf(11, 20);
  };
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  const retry = await screen.findByRole("button", { name: "Повторить" });
  expect(shown()).toHaveLength(10);
  expect(observed.size).toBe(0);
  isBroken = false;
  fireEvent.click(retry);
  await waitFor(() => expect(shown()).toHaveLength(20));
});

test("what failed is asked for again when one comes back to the feed, once, and there is a network", async () => {
  let fault: object | undefined = { code: "internal" };
  answer = (query) =>
    query.has("cursor") && fault ? (fault as never) : pageOf(1, query.has("cursor") ? 20 : 10);
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await screen.findByRole("button", { name: "Повторить" });
  expect(asked).toHaveLength(2);

  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(false);
  show(true);
  await act(async () => undefined);
  expect(asked).toHaveLength(2);

  network.mockReturnValue(true);
  show(false);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(asked).toHaveLength(2);
  show(true);
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(async () => undefined);
  expect(asked).toHaveLength(3);

  fault = undefined;
  show(false);
  show(true);
  await waitFor(() => expect(shown()).toHaveLength(20));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what failed where one still stands is asked for again when the network comes back", async () => {
  window.history.replaceState(null, "", "/webApp");
  let isBroken = true;
  answer = (query) => {
    if (!query.has("cursor")) return pageOf(1, 10);
    return isBroken ? ({ code: "internal" } as never) : pageOf(11, 20);
  };
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await screen.findByRole("button", { name: "Повторить" });
  isBroken = false;
  act(() => void window.dispatchEvent(new Event("offline")));
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await scrollTo(articleOf(6));
  await waitFor(() => expect(shown()).toHaveLength(20));
});

test("a feed that has nothing to show but an error is asked for again when one comes back to it", async () => {
  let isBroken = true;
  answer = () => (isBroken ? ({ code: "internal" } as never) : pageOf(1, 10));
  await renderFeed();
  await screen.findByRole("button", { name: "Повторить" });
  isBroken = false;
  show(false);
  show(true);
  await waitFor(() => expect(shown()).toHaveLength(10));
});

test("another place begins anew at the top: no listing of the one before is left, nor comes late", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  let tellLate: (page: Answer) => void = () => undefined;
  answer = (query) => {
    if (query.get("regionId") === "5") return pageOf(101, 103);
    if (!query.has("cursor")) return pageOf(1, 10);
    return new Promise((resolve) => {
      tellLate = resolve;
    });
  };
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => choose(samarkand));
  expect(shown()).toEqual([]);
  expect(scroll).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(shown()).toEqual([101, 102, 103]));
  await act(async () => tellLate(pageOf(11, 20)));
  expect(shown()).toEqual([101, 102, 103]);

  act(() => choose(tashkent));
  await waitFor(() => expect(shown()).toHaveLength(10));
  expect(asked.filter((query) => query.get("cityId") === "2" && !query.has("cursor"))).toHaveLength(2);
});

test("the same place chosen again asks for nothing", async () => {
  answer = () => pageOf(1, 10);
  await renderFeed();
  await waitFor(() => expect(shown()).toHaveLength(10));
  act(() => choose({ ...tashkent }));
  expect(shown()).toHaveLength(10);
  expect(asked).toHaveLength(1);
});

test("a place with nothing says whose listings are shown, and offers another", async () => {
  answer = (query) => (query.has("cursor") ? empty : pageOf(1, 10, { widened: { regionId: 1, cityId: 2 } }));
  const onChoosePlace = await renderFeed(chilanzar);
  const line = "Чиланзарский район: объявлений пока нет. Показываем: Ташкент.";
  expect(await screen.findByText(line)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Выбрать место" }));
  expect(onChoosePlace).toHaveBeenCalled();
  await waitFor(() => expect(shown()).toHaveLength(10));
  await scrollTo(articleOf(6));
  await screen.findByText("Вы посмотрели все объявления");
  expect(screen.getByText(line)).toBeTruthy();
});

test("the whole country that stands in is named so", async () => {
  answer = () => pageOf(1, 2, { widened: { regionId: null, cityId: null } });
  await renderFeed(samarkand);
  const line = "Самаркандская область: объявлений пока нет. Показываем: Весь Узбекистан.";
  expect(await screen.findByText(line)).toBeTruthy();
});

test("a Premium card that is promoted in the feed too says both", async () => {
  const both = cardOf({ name: "Вещь 1", isPremium: true, isTopUp: true });
  answer = () => ({ data: [both], cursor: null, widened: null });
  await renderFeed();
  await screen.findByText("Вещь 1");
  const article = within(articleOf(1) as HTMLElement);
  expect(article.getByText("Premium")).toBeTruthy();
  expect(article.getByText("Продвигается")).toBeTruthy();
});
