import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Wanted } from "#webapps/classifieds/features/links/searchParams.ts";
import { useRecentQueries } from "#webapps/classifieds/features/search/recentQueries.ts";
import { SearchField } from "#webapps/classifieds/features/search/SearchField.tsx";
import { SearchScreen } from "#webapps/classifieds/features/search/SearchScreen.tsx";
import { type Sent, serve } from "../serve.ts";
import { renderPart } from "./renderPart.tsx";

/** For tests: what a category is called. */
export const names = { name: "Велосипеды", name_uz: "Velosipedlar", name_hi: "" };
const suggested = [
  { text: "велосипед", category: null },
  { text: "велосипед", category: { id: 5, ...names } },
  { text: null, category: { id: 6, ...names } },
];
/** For tests: a page of results with nothing on it. */
export const nothing = { data: [], total: 0, totalIsEstimate: false, correctedQuery: null };

/** For tests: what changes while one of them runs. */
export const stage = {
  sent: [] as Sent[],
  /** Every test searches for words of its own, because the same words again are counted once. */
  turn: 0,
  words: "",
  address: "",
  navigate: (() => undefined) as NavigateFunction,
};
/** For tests: what the server was told of searches, and what it was asked. */
export const recorded = () =>
  stage.sent.filter(({ call }) => call.startsWith("POST /api/telegram")).map(({ body }) => body);
export const asked = (path: string) =>
  stage.sent.filter(({ call }) => call.startsWith(`GET /api/telegram/${path}`));

/** For tests: sets a server and a clock up before each, and takes them away after it. */
export function setStage() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    localStorage.clear();
    useRecentQueries.setState({ queries: [] });
    stage.turn += 1;
    stage.words = `диван ${stage.turn}`;
    stage.sent = serve(({ call }) => {
      if (call.includes("/search/suggestions")) return { data: suggested };
      if (call.includes("/search/advice")) return { data: [] };
      if (call.includes("/category/id/"))
        return { id: 6, link: `bicycles-${stage.turn}`, ...names, hasChildren: false };
      if (call.startsWith("GET /api/telegram/products")) return nothing;
      if (call.startsWith("GET")) return [];
      return { accepted: 1 };
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

/** Time goes by, and what was asked of the server meanwhile is answered. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let step = 0; step < 20; step += 1) {
      await new Promise((done) => setImmediate(done));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
/** The server answers in its own time, which no fake clock moves. */
export async function suggestionsCome() {
  await pass(200);
  for (let step = 0; step < 100 && options().length === 0; step += 1) await pass(0);
  expect(options()).toHaveLength(3);
}
export const field = () => screen.getByRole("combobox") as HTMLInputElement;
export const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
export const submit = () => act(async () => fireEvent.submit(field().form as HTMLFormElement));
export const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));
export const options = () => screen.queryAllByRole("option");

export async function showField() {
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

function Address() {
  stage.navigate = useNavigate();
  const { pathname, search } = useLocation();
  stage.address = pathname + decodeURIComponent(search);
  return null;
}
export const renderScreen = (at: string) =>
  renderPart(
    <>
      <SearchScreen />
      <Address />
    </>,
    at,
  );
export async function showScreen(at = "/webApp/search") {
  await renderScreen(at);
  await pass(0);
}
