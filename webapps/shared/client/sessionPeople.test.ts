import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { getMe } from "#contract/users.ts";

const tokensOf = (userId: number) => ({
  accessToken: `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`,
  refreshToken: `refresh of ${userId}`,
});
const RECENT = "shop-recent-queries";
const LANGUAGE = "i18next_indudu_app";
const [PRIYA, RAHUL] = [7, 8];

/** Each call is refused, and so is a renewal. */
const refuse = async () => new Response('{"code":"unauthorized","message":""}', { status: 401 });

/** A page of the shop in a browser, as it is when it has started. */
async function open() {
  vi.resetModules();
  const [session, { call }, { own }, language, { createRecent }] = await Promise.all([
    import("./session.ts"),
    import("./call.ts"),
    import("../storage/own.ts"),
    import("../language/startLanguage.ts"),
    import("../search/createRecent.ts"),
  ]);
  await language.startLanguage({
    languages: ["en", "hi"],
    otherwise: "en",
    storageKey: LANGUAGE,
    load: async () => ({}),
  });
  await session.startSession("/api/auth/telegram");
  const recent = createRecent(RECENT);
  return {
    ...session,
    own,
    ...language,
    keepRecent: recent.keepRecent,
    recent: () => recent.useRecentQueries.getState().queries,
    me: () => call<typeof getMe>("get", "/api/telegram/users/me", {}),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", refuse);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-IN"]);
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("of two who sign in by phone in one page each finds their own language and things, the first a guest's with theirs", async () => {
  localStorage.setItem(`${LANGUAGE}@${RAHUL}`, "hi");
  localStorage.setItem(`${RECENT}@${RAHUL}`, '["kurta"]');
  window.history.replaceState(null, "", "/?lng=en");
  const { adoptTokens, currentLanguage, keepRecent, own, recent } = await open();
  keepRecent("diya");
  adoptTokens(tokensOf(PRIYA));
  expect([currentLanguage(), recent()]).toEqual(["en", ["diya"]]);
  keepRecent("saree");

  adoptTokens(tokensOf(RAHUL));
  expect(recent()).toEqual(["kurta"]);
  await vi.waitFor(() => expect(currentLanguage()).toBe("hi"));
  expect(document.documentElement.lang).toBe("hi");
  expect(location.search).toBe("");
  keepRecent("lamp");

  adoptTokens(tokensOf(PRIYA));
  expect(recent()).toEqual(["saree", "diya"]);
  await vi.waitFor(() => expect(currentLanguage()).toBe("en"));
  expect([own.get(LANGUAGE), localStorage.getItem(`${LANGUAGE}@${RAHUL}`)]).toEqual(["en", "hi"]);
});

test("who isn't let in any longer is a guest: the person's things aren't read, and what a guest keeps isn't theirs", async () => {
  localStorage.setItem(`${LANGUAGE}@${RAHUL}`, "hi");
  const { adoptTokens, currentLanguage, keepRecent, me, recent, useSession } = await open();
  adoptTokens(tokensOf(RAHUL));
  keepRecent("kurta");
  await vi.waitFor(() => expect(currentLanguage()).toBe("hi"));

  await expect(me()).rejects.toMatchObject({ status: 401 });
  expect([useSession.getState().status, recent()]).toEqual(["guest", []]);
  await vi.waitFor(() => expect(currentLanguage()).toBe("en"));
  keepRecent("diya");
  expect(localStorage.getItem(`${RECENT}@${RAHUL}`)).toBe('["kurta"]');
  expect(localStorage.getItem(`${LANGUAGE}@${RAHUL}`)).toBe("hi");
});

test("who has signed in in another tab is who this one's things are of, too", async () => {
  localStorage.setItem(`${RECENT}@${RAHUL}`, '["kurta"]');
  const { recent } = await open();
  expect(recent()).toEqual([]);
  localStorage.setItem("access-token", tokensOf(RAHUL).accessToken);
  window.dispatchEvent(new StorageEvent("storage", { key: "access-token" }));
  expect(recent()).toEqual(["kurta"]);
});
