import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { getMe } from "#contract/users.ts";
import { launchIn, leaveClient } from "../../../tests/kits/webapps/standIn.ts";

const ME = "/api/telegram/users/me";
/** Things that another person of this browser has left behind. */
const theirs = {
  "access-token": `h.${btoa(JSON.stringify({ userId: 5, exp: 4e9 }))}.s`,
  "refresh-token": "theirs",
  "token-owner": "5000002",
};

let sent: { path: string; bearer: string | null; body: string }[];

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(theirs)) localStorage.setItem(name, value);
  sent = [];
  vi.stubGlobal("earlyCalls", new Map());
  vi.stubGlobal("fetch", async (asked: Request | string, init?: RequestInit) => {
    const request = asked instanceof Request ? asked : new Request(new URL(asked, location.origin), init);
    const body = await request.clone().text();
    sent.push({ path: new URL(request.url).pathname, bearer: request.headers.get("authorization"), body });
    return new Response('{"code":"unauthorized","message":""}', { status: 401 });
  });
});
afterEach(() => {
  leaveClient();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens an app as its page does: the early script, the client, the session, a call of one's own. */
async function open() {
  const [{ startEarly }, { bootTelegram }, session, { call }] = await Promise.all([
    import("../early/startEarly.ts"),
    import("../telegram/telegram.ts"),
    import("./session.ts"),
    import("./call.ts"),
  ]);
  let isMember: boolean | undefined;
  startEarly({
    base: "/webApp/",
    languages: { languages: ["ru", "uz"], otherwise: "uz", storageKey: "i18nextLng" },
    signInPath: "/api/telegram/auth",
    leadTo: () => undefined,
    begin: (page) => {
      isMember = page.isMember;
      void page.ask({ path: ME, input: {} });
    },
  });
  const { isTelegram, user } = bootTelegram("classifieds");
  await session.startSession("/api/telegram/auth");
  await call<typeof getMe>("get", ME, {}).catch(() => undefined);
  return { isMember, isTelegram, user, status: session.useSession.getState().status };
}

test.each(["keyboard", "inlineMode"] as const)(
  "whom the stand-in launches in mode %s is a guest; another person's tokens aren't sent, and stay theirs",
  async (mode) => {
    launchIn("android", "/webApp", mode);
    expect(await open()).toEqual({ isMember: false, isTelegram: true, user: undefined, status: "guest" });
    expect(sent.map(({ path }) => path)).toContain(ME);
    expect(sent.filter(({ bearer, body }) => bearer !== null || body.includes("theirs"))).toEqual([]);
    expect(Object.fromEntries(Object.keys(theirs).map((name) => [name, localStorage.getItem(name)]))).toEqual(
      theirs,
    );
  },
);

test("in a browser the same tokens are the person's", async () => {
  expect(await open()).toMatchObject({ isMember: true, isTelegram: false });
  expect(sent.some(({ bearer }) => bearer === `Bearer ${theirs["access-token"]}`)).toBe(true);
});
