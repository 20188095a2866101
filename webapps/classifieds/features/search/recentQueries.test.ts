import { afterEach, beforeEach, expect, test, vi } from "vitest";

const load = () => import("./recentQueries.ts");
beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test("queries are kept for the next visit", async () => {
  const { keepRecent } = await load();
  keepRecent("айфон");
  keepRecent("kobalt");
  vi.resetModules();
  expect((await load()).useRecentQueries.getState().queries).toEqual(["kobalt", "айфон"]);
});

test("what was only the beginning of a query makes way for it", async () => {
  const { keepRecent, useRecentQueries } = await load();
  keepRecent("айф");
  keepRecent("айфон 13", "айф");
  keepRecent("диван", "айфон 13");
  expect(useRecentQueries.getState().queries).toEqual(["диван", "айфон 13"]);
});

test("forgetting all can be undone, with what came since in front", async () => {
  const { keepRecent, forgetAllRecent, restoreRecent, useRecentQueries } = await load();
  keepRecent("айфон");
  keepRecent("kobalt");
  const forgotten = forgetAllRecent();
  expect(useRecentQueries.getState().queries).toEqual([]);
  keepRecent("диван");
  restoreRecent(forgotten);
  expect(useRecentQueries.getState().queries).toEqual(["диван", "kobalt", "айфон"]);
});

test("what another tab kept isn't lost", async () => {
  const { keepRecent, useRecentQueries } = await load();
  keepRecent("айфон");
  localStorage.setItem("recent-queries", JSON.stringify(["диван", "айфон"]));
  keepRecent("kobalt");
  expect(useRecentQueries.getState().queries).toEqual(["kobalt", "диван", "айфон"]);
});

test("where storage is closed they last as long as the page", async () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  const { keepRecent, forgetRecent, useRecentQueries } = await load();
  keepRecent("айфон");
  keepRecent("kobalt");
  forgetRecent("АЙФОН");
  expect(useRecentQueries.getState().queries).toEqual(["kobalt"]);
});

test.each(["{", '{"a":1}', "null", '[1,"айфон"]'])("what can't be read (%s) breaks nothing", async (kept) => {
  localStorage.setItem("recent-queries", kept);
  const { keepRecent, useRecentQueries } = await load();
  keepRecent("kobalt");
  expect(useRecentQueries.getState().queries[0]).toBe("kobalt");
});
