import { sign } from "@tma.js/init-data-node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { config } from "#config";
import type { requestCode, Tokens, verifyCode } from "#contract/auth.ts";
import { makePhoneTicket } from "#core/people/auth/phoneTickets.ts";
import { makeOneTimeCode } from "#core/people/codes/makeOneTimeCode.ts";
import { openCode } from "#core/people/codes/openCode.ts";
import { usualLimits } from "#core/platform/limits/limits.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { Session } from "#db/models/Session.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

/** A local market allows an address twenty times as much; here everybody calls from one address of a real one. */
const limits = { ...usualLimits, auth: 30, codes: 300, stranger: 1e6 };
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ limits });
});
afterEach(() => api.stop());

type Asked = z.output<typeof requestCode.output>;
type Verified = z.output<typeof verifyCode.output>;
const PEOPLE = 100;
const everybody = Array.from({ length: PEOPLE }, (_, person) => person);

let made = 0;
const freshPhone = () => `98${String(20_000_000 + ++made)}`;
const initDataOf = (id: number) => sign({ user: { id, first_name: "L" } }, config.BOT_TOKEN, new Date());
const post = <T>(path: string, body: object) => api.ask<T>(path, { body });
const byInitData = (data: string) => post<Tokens>("/api/auth/telegram", { data });
const refresh = (refreshToken: string) => post<Tokens>("/api/auth/refresh", { refreshToken });

/** Asks for a code as a device, and finds out which it is, as if it had been told. */
async function ask(device: string, phoneNumber = freshPhone()) {
  const { status, body } = await post<Asked>("/api/auth/request-code", { phoneNumber, device });
  expect(status).toBe(200);
  await PhoneCode.update(makeOneTimeCode(body.requestId), { where: { id: body.requestId } });
  return { phoneNumber, device, code: (await openCode(body.requestId))?.code ?? "" };
}
const verify = (typed: object) => post<Verified>("/api/auth/verify-code", typed);

describe("many people behind one address, within a minute", () => {
  test("a hundred sign in by Telegram and renew their tokens", async () => {
    const signedIn = await Promise.all(everybody.map((person) => byInitData(initDataOf(8000 + person))));
    expect(signedIn.filter(({ status }) => status !== 200)).toEqual([]);
    const renewed = await Promise.all(signedIn.map(({ body }) => refresh(body.refreshToken)));
    expect(renewed.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test("a hundred sign in by a code, and by its ticket", async () => {
    const statuses = await Promise.all(
      everybody.map(async (person) => {
        const typed = await ask(`phone-of-person-number-${person}`);
        const { status, body } = await verify(typed);
        const { phoneNumber } = typed;
        const { verificationTicket } = body;
        return [status, (await post("/api/auth/phone", { phoneNumber, verificationTicket })).status];
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
  });
});

describe("whoever tries what isn't theirs is slowed, and nobody beside them", () => {
  const AT_ONCE = 50;
  /** More than any limit here but a stranger's. */
  const STORM = 700;
  /** Calls so many times and counts the answers by status. */
  async function storm(calls: number, call: (index: number) => Promise<{ status: number }>) {
    const counts: Record<number, number> = {};
    for (let first = 0; first < calls; first += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => call(first + index));
      for (const { status } of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }
  const phoneNumber = "9812345678";
  const storms: [string, number, (index: number) => Promise<{ status: number }>][] = [
    [
      "invented tickets",
      403,
      (index) => post("/api/auth/phone", { phoneNumber, verificationTicket: `a.b.${index}` }),
    ],
    [
      "codes of nobody's asking",
      404,
      (index) => verify({ phoneNumber, code: String(index).padStart(6, "0") }),
    ],
    ["forged init data", 401, (index) => byInitData(`user=1&hash=${index}`)],
  ];

  test.each(storms)("%s", async (_, refused, call) => {
    const typed = await ask("device-of-somebody-honest");
    const counts = await storm(STORM, call);
    expect(counts).toEqual({ [refused]: limits.auth, 429: STORM - limits.auth });

    const { status, body } = await byInitData(initDataOf(8500));
    expect(status).toBe(200);
    expect((await refresh(body.refreshToken)).status).toBe(200);
    expect((await verify(typed)).status).toBe(200);
    const verificationTicket = await makePhoneTicket(`+91${phoneNumber}`, new Date());
    expect((await post("/api/auth/phone", { phoneNumber, verificationTicket })).status).toBe(200);
    await ask("another-of-somebody-honest");
  });

  test("askings for codes are many, but not without end", async () => {
    const counts = await storm(limits.codes + AT_ONCE, (index) =>
      post("/api/auth/request-code", { phoneNumber, device: `device-of-a-stranger-${index}` }),
    );
    expect(counts).toEqual({ 200: limits.codes, 429: AT_ONCE });
    expect((await byInitData(initDataOf(8501))).status).toBe(200);
  });
});

describe("one proof is good for so many sign-ins a minute", () => {
  test("of init data, refresh tokens and tickets", async () => {
    const data = initDataOf(8600);
    const first = await byInitData(data);
    const statuses = [first.status];
    for (let call = 1; call < limits.signIns; call += 1) statuses.push((await byInitData(data)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const before = await Session.count();
    expect((await byInitData(data)).status).toBe(429);
    expect((await refresh(first.body.refreshToken)).status).toBe(429);
    expect(await Session.count()).toBe(before);
    expect((await byInitData(initDataOf(8601))).status).toBe(200);

    const phoneNumber = freshPhone();
    const verificationTicket = await makePhoneTicket(`+91${phoneNumber}`, new Date());
    const byTicket = () => post("/api/auth/phone", { phoneNumber, verificationTicket });
    for (let call = 0; call < limits.signIns; call += 1) expect((await byTicket()).status).toBe(200);
    expect((await byTicket()).status).toBe(429);
  });
});

test("a device is a secret of some length, or none is named", async () => {
  for (const device of ["short", "x".repeat(65), "has blanks in it, sixteen", 7, null]) {
    for (const [path, typed] of [
      ["/api/auth/request-code", {}],
      ["/api/auth/verify-code", { code: "123456" }],
    ] as const) {
      expect(await post(path, { phoneNumber: freshPhone(), device, ...typed })).toMatchObject({
        status: 400,
        body: { fields: { device: expect.any(String) } },
      });
    }
  }
});
