import { sign } from "@tma.js/init-data-node";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { config } from "#config";
import type { requestCode, Tokens, verifyCode } from "#contract/auth.ts";
import type { ErrorBody } from "#contract/errors.ts";
import type { Shopper } from "#contract/shoppers.ts";
import { makePhoneTicket, TICKET_SECONDS } from "#core/people/auth/phoneTickets.ts";
import { makeOneTimeCode } from "#core/people/codes/makeOneTimeCode.ts";
import { openCode } from "#core/people/codes/openCode.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { User } from "#db/models/User.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

type Asked = z.output<typeof requestCode.output>;
type Verified = z.output<typeof verifyCode.output> & ErrorBody;
let made = 0;
const freshPhone = () => `98${String(30_000_000 + ++made)}`;

/** Asks for a code over HTTP, and finds out which it is, as if it had been told. */
async function ask(phoneNumber: string) {
  const { body } = await api.ask<Asked>("/api/auth/request-code", { body: { phoneNumber } });
  const { requestId } = body;
  await PhoneCode.update(makeOneTimeCode(requestId), { where: { id: requestId } });
  return { phoneNumber, requestId, code: (await openCode(requestId))?.code ?? "" };
}
const verify = (body: object, options: { as?: number; headers?: Record<string, string> } = {}) =>
  api.ask<Verified>("/api/auth/verify-code", { body, ...options });
const signIn = (body: object) => api.ask<Tokens & ErrorBody>("/api/auth/phone", { body });
const me = async (token: string) =>
  (await api.ask<Shopper>("/api/user/me", { headers: { Authorization: `Bearer ${token}` } })).body;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a code over HTTP", () => {
  test("signs in a new shopper in the language they read, and says so nowhere", async () => {
    const lines = captureLog();
    const asked = await ask(freshPhone());
    const { status, body } = await verify(asked, { headers: { "Accept-Language": "hi-IN,hi;q=0.9" } });
    expect(status).toBe(200);
    expect(await me(body.accessToken)).toEqual({
      id: expect.any(Number),
      phoneNumber: `91${asked.phoneNumber}`,
      firstName: "",
      language: "hi",
      isAdmin: false,
      refererId: null,
    });
    const said = lines.join("\n");
    for (const secret of [asked.code, asked.phoneNumber, body.verificationTicket]) {
      expect(said.replaceAll(asked.requestId, "")).not.toContain(secret);
    }
  });

  test("is refused as the storefront expects it, whatever language is asked for", async () => {
    const asked = await ask(freshPhone());
    const { phoneNumber, requestId, code } = asked;
    const hindi = { headers: { "Accept-Language": "hi" } };
    const wrong = { phoneNumber, requestId, code: otherThan(code) };
    expect(await verify(wrong, hindi)).toMatchObject({
      status: 400,
      body: { code: "code_wrong", message: "INVALID" },
    });
    await PhoneCode.update({ expiresAt: new Date() }, { where: { id: requestId } });
    expect(await verify(asked, hindi)).toMatchObject({
      status: 400,
      body: { code: "code_expired", message: "EXPIRED" },
    });
    expect(await verify({ phoneNumber: freshPhone(), code })).toMatchObject({
      status: 404,
      body: { code: "code_unknown" },
    });
    for (const typed of ["12345", "1234567", "12345a", ""]) {
      expect(await verify({ ...asked, code: typed })).toMatchObject({
        status: 400,
        body: { fields: { code: "code" } },
      });
    }
  });

  test("a second one has to be waited for, and the answer says how long", async () => {
    const phoneNumber = freshPhone();
    const device = "device-of-somebody";
    const askAgain = () => api.call("/api/auth/request-code", { body: { phoneNumber, device } });
    expect((await askAgain()).status).toBe(200);
    const again = await askAgain();
    expect(again.status).toBe(429);
    const { retryAfter } = JSON.parse(again.text) as ErrorBody;
    expect(retryAfter).toBeGreaterThan(55);
    expect(again.headers.get("Retry-After")).toBe(String(retryAfter));
    expect(await api.ask("/api/auth/request-code", { body: { phoneNumber: "12" } })).toMatchObject({
      status: 400,
      body: { fields: { phoneNumber: "phone" } },
    });
  });

  test("of who is signed in by Telegram it proves the phone", async () => {
    const caller = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
    const { body } = await verify(await ask(freshPhone()), { as: caller.id });
    expect((await me(body.accessToken)).id).toBe(caller.id);
  });
});

describe("a ticket", () => {
  const phone = () => {
    const typed = freshPhone();
    return { typed, phoneNumber: `+91${typed}` };
  };
  const refused = { status: 403, body: { code: "phone_unproven" } };

  test("signs in its own phone, however it is written, and the address is kept for the order", async () => {
    const asked = await ask(freshPhone());
    const { verificationTicket, accessToken } = (await verify(asked)).body;
    const { body } = await signIn({
      phoneNumber: `+91 ${asked.phoneNumber}`,
      verificationTicket,
      address: "12 MG Road",
    });
    const shopper = await me(body.accessToken);
    expect(shopper).toEqual(await me(accessToken));
    expect((await api.ask("/api/user/profile", { as: shopper.id })).body).toMatchObject({
      address: "12 MG Road",
    });
  });

  test("is needed, and no other does: none, another phone's, an old one, an access token, an invented one", async () => {
    const { typed, phoneNumber } = phone();
    const { accessToken } = (await verify(await ask(freshPhone()))).body;
    const invented = await new SignJWT({ phoneNumber })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("bozor")
      .setAudience("bozor-phone")
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode("some-other-secret-of-forty-characters-yes"));
    const old = await makePhoneTicket(phoneNumber, new Date(Date.now() - (TICKET_SECONDS + 1) * 1000));
    const others = await makePhoneTicket(phone().phoneNumber, new Date());
    for (const verificationTicket of [undefined, "", "x.y.z", others, old, accessToken, invented]) {
      expect(await signIn({ phoneNumber: typed, verificationTicket })).toMatchObject(refused);
    }
    expect(await User.count({ where: { phoneNumber } })).toBe(0);
    const own = await makePhoneTicket(phoneNumber, new Date());
    expect((await signIn({ phoneNumber: typed, verificationTicket: own })).status).toBe(200);
  });

  test("opens nothing else", async () => {
    const ticket = await makePhoneTicket(phone().phoneNumber, new Date());
    const answer = await api.call("/api/user/me", { headers: { Authorization: `Bearer ${ticket}` } });
    expect(answer.status).toBe(401);
  });

  test("many at once make one person", async () => {
    const { typed, phoneNumber } = phone();
    const verificationTicket = await makePhoneTicket(phoneNumber, new Date());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signIn({ phoneNumber: typed, verificationTicket })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await User.count({ where: { phoneNumber } })).toBe(1);
  });
});

test("a sign-in by Telegram keeps who brought them too, at both paths and once", async () => {
  const [referer, other] = [await buildUser(), await buildUser()];
  const data = (id: number) => sign({ user: { id, first_name: "L" } }, config.BOT_TOKEN, new Date());
  const enter = async (path: string, id: number, refererId: number) => {
    const { body } = await api.ask<Tokens>(path, { body: { data: data(id), refererId } });
    return (await me(body.accessToken)).refererId;
  };
  expect(await enter("/api/auth/telegram", 7001, referer.id)).toBe(referer.id);
  expect(await enter("/api/auth/telegram", 7001, other.id)).toBe(referer.id);
  expect(await enter("/api/telegram/auth", 7002, other.id)).toBe(other.id);
});

test("a link that names nobody keeps nobody out, neither by Telegram nor by a phone", async () => {
  for (const refererId of [3_000_000_000, 0, -1, 1.5, "7", null, [1]]) {
    const data = sign({ user: { id: 7003, first_name: "L" } }, config.BOT_TOKEN, new Date());
    const entered = await api.ask<Tokens>("/api/auth/telegram", { body: { data, refererId } });
    expect([refererId, entered.status]).toEqual([refererId, 200]);
    expect((await me(entered.body.accessToken)).refererId).toBeNull();
  }
  const refererId = 9_999_999_999;
  const asked = await ask(freshPhone());
  const verified = await verify({ ...asked, refererId });
  expect(verified.status).toBe(200);
  const { verificationTicket } = verified.body;
  expect((await signIn({ phoneNumber: asked.phoneNumber, verificationTicket, refererId })).status).toBe(200);
});
