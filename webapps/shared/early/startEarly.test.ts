import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EarlyPage, startEarly } from "./startEarly.ts";

const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`;
const launch = (userId: number, more = "") =>
  `#${new URLSearchParams({
    tgWebAppData: new URLSearchParams({ user: JSON.stringify({ id: userId, language_code: "ru" }) }) + more,
  })}`;

let sent: { url: string; authorization: string | undefined }[];

/** Opens the app at an address and gives what its early script would begin. */
function open(address: string): EarlyPage {
  window.history.replaceState(null, "", address);
  let begun: EarlyPage | undefined;
  startEarly({
    base: "/webApp/",
    languages: { languages: ["ru", "uz"], otherwise: "uz", storageKey: "i18nextLng" },
    signInPath: "/api/telegram/auth",
    leadTo: (startParam) => (startParam ? `/webApp/${startParam}` : undefined),
    begin: (page) => {
      begun = page;
    },
  });
  if (!begun) throw new Error("Nothing was begun");
  return begun;
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal("earlyCalls", new Map());
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, authorization: headers.authorization });
    return new Response(JSON.stringify(url.endsWith("/auth") ? { accessToken: tokenOf(7) } : { id: 1 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

test("one's own calls wait for the sign-in and carry its token, what is the same for all doesn't", async () => {
  const { ask, language, isMember } = open(`/webApp${launch(7)}`);
  expect({ language, isMember }).toEqual({ language: "ru", isMember: true });
  await Promise.all([ask({ path: "/api/a", input: {} }), ask({ path: "/api/configs", input: {} })]);
  expect(sent).toEqual([
    { url: "/api/telegram/auth", authorization: undefined },
    { url: "/api/configs", authorization: undefined },
    { url: "/api/a", authorization: `Bearer ${tokenOf(7)}` },
  ]);
});

test("a launch that names nobody asks in the browser's language, a named one in the person's", () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["ru-RU"]);
  expect(open("/webApp#tgWebAppPlatform=android&tgWebAppData=").language).toBe("ru");
  expect(open("/webApp#tgWebAppPlatform=android&tgWebAppData=query_id%3D1").language).toBe("ru");
  languages.mockReturnValue(["uz"]);
  expect(open(`/webApp${launch(7)}`).language).toBe("ru");
  vi.restoreAllMocks();
});

test("the early sign-in tells who brought the person, as the start parameter or the shop knows it", async () => {
  let body: unknown;
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    body = JSON.parse(String(init.body));
    return new Response("{}");
  });
  window.history.replaceState(null, "", `/${launch(7)}&tgWebAppStartParam=ref_42`);
  startEarly({
    base: "/",
    signInPath: "/api/auth/telegram",
    leadTo: () => undefined,
    begin: () => undefined,
    languages: { languages: ["en", "hi"], otherwise: "en", storageKey: "i18nextLng" },
    refererOf: (startParam) => Number(startParam.slice("ref_".length)),
  });
  expect(body).toMatchObject({ refererId: 42 });
});

test("the token of who used the app before is never sent for somebody else", async () => {
  localStorage.setItem("token-owner", "8");
  localStorage.setItem("access-token", tokenOf(8));
  await open(`/webApp${launch(7)}`).ask({ path: "/api/a", input: {} });
  expect(sent.at(-1)).toEqual({ url: "/api/a", authorization: `Bearer ${tokenOf(7)}` });
  expect(localStorage.getItem("access-token")).toBeNull();
});

test("a link's target counts, and a guest in a browser asks as one", async () => {
  const { ask, page, isMember } = open("/webApp?tgWebAppStartParam=items");
  expect({ path: page.pathname, isMember }).toEqual({ path: "/webApp/items", isMember: false });
  await ask({ path: "/api/a", input: {} });
  expect(sent).toEqual([{ url: "/api/a", authorization: undefined }]);
});

test("what guests may read waits for a slow sign-in only a moment", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, authorization: headers.authorization });
    if (url.endsWith("/auth")) return new Promise(() => undefined);
    return new Response(JSON.stringify({ id: 1 }));
  });
  const { ask } = open(`/webApp${launch(8)}`);
  sent = [];
  void ask({ path: "/api/user/a", input: {} });
  const read = ask({ path: "/api/telegram/feed", input: {} });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  await read;
  expect(sent).toEqual([{ url: "/api/telegram/feed", authorization: undefined }]);
  expect(window.earlyCalls?.get("GET /api/telegram/feed")?.ready).toEqual({ answer: { id: 1 }, token: null });
});
