import { describe, expect, test } from "vitest";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { readAccessToken } from "../auth/accessTokens.ts";
import { askerOf } from "./askerOf.ts";
import { PHONE_GUESSES_DAILY, sendLimits, TRIES_MAX } from "./codeLimits.ts";
import { giveCode } from "./giveCode.ts";
import { openCode } from "./openCode.ts";
import { requestCode } from "./requestCode.ts";
import { verifyCode } from "./verifyCode.ts";

/** The one address of a café, or of a phone network. */
const CAFE = "203.0.113.1";
const OWNERS = "the-owners-own-device";
let devices = 0;
const freshDevice = () => `a-device-of-strangers-${++devices}`;

const later = (seconds: number) =>
  sequelize.query(
    `update phone_codes set created_at = created_at - interval '${seconds} seconds',
       expires_at = expires_at - interval '${seconds} seconds'`,
  );
const known = () => buildUser({ botStartedAt: new Date() });
type Owner = Awaited<ReturnType<typeof known>>;

const verify = (typed: { phoneNumber: string; code: string; requestId?: string; device?: string }) =>
  verifyCode(typed, { address: CAFE, userId: undefined, askedLanguage: () => undefined });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const tokenOf = async ({ accessToken }: { accessToken: string }) => readAccessToken(accessToken);
const codeOf = async (requestId: string) => (await openCode(requestId))?.code ?? "";

/** Shares the contact behind the link of an asking. */
async function openBot(owner: Owner, link: string) {
  const [, nonce = ""] = link.split("code_");
  const shared = { telegramId: owner.telegramId ?? 0, phone: owner.phoneNumber ?? "", nonce };
  expect(await giveCode(shared)).toBe("given");
}

/** Asks as the owner and signs in with what is told, by the chat or behind the link. */
async function signIn(owner: Owner, device?: string) {
  const phoneNumber = owner.phoneNumber ?? "";
  const { delivery, link, requestId } = await requestCode(phoneNumber, CAFE, device);
  if (delivery === "link") await openBot(owner, link);
  const typed = { phoneNumber, code: await codeOf(requestId), requestId, ...(device && { device }) };
  expect(await tokenOf(await verify(typed))).toBe(owner.id);
  return delivery;
}

describe("a stranger at the owner's address asks in turn", () => {
  const ways = { "with a device": OWNERS, "without one, as an older app": undefined };

  test.each(Object.entries(ways))("for an hour: the owner, %s, signs in each time", async (_, device) => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    const strangers = freshDevice();
    const told: string[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      // A process takes the askings for a phone in their order.
      await Promise.all([
        requestCode(phoneNumber, CAFE, freshDevice()),
        requestCode(phoneNumber, CAFE, strangers).catch(() => {}),
        requestCode(phoneNumber, CAFE),
      ]);
      if (minute % 6 === 0) told.push(await signIn(owner, device));
      await later(60);
    }
    expect(told).toHaveLength(10);
    expect(told.at(-1)).toBe("link");
    const sent = await PhoneCode.count({ where: { phoneNumber, usedAt: null, delivery: "messenger" } });
    expect(sent).toBeLessThanOrEqual(sendLimits.phoneHourly);
  });

  test("the owner's own wait begins with the owner's own asking", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    await requestCode(phoneNumber, CAFE);
    await requestCode(phoneNumber, CAFE, freshDevice());
    expect(await requestCode(phoneNumber, CAFE, OWNERS)).toMatchObject({
      nextTimeout: 60,
      delivery: "messenger",
    });
    await expect(requestCode(phoneNumber, CAFE, OWNERS)).rejects.toMatchObject({
      code: "too_many_requests",
      details: { retryAfter: 60 },
    });
  });

  test("an address alone is never refused: within the wait only the link tells the code", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    expect(await requestCode(phoneNumber, CAFE)).toMatchObject({ nextTimeout: 60, delivery: "messenger" });
    await later(20);
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await requestCode(phoneNumber, CAFE)).toMatchObject({ nextTimeout: 40, delivery: "link" });
    }
    await later(40);
    expect(await requestCode(phoneNumber, CAFE)).toMatchObject({ nextTimeout: 120, delivery: "messenger" });
  });

  test("one address leaves some of the phone's messages to others, however many devices it invents", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    await Promise.all(Array.from({ length: 30 }, () => requestCode(phoneNumber, CAFE, freshDevice())));
    expect(await PhoneCode.count({ where: { phoneNumber, delivery: "messenger" } })).toBe(
      sendLimits.neighboursHourly,
    );
    expect(await requestCode(phoneNumber, "198.51.100.7", OWNERS)).toMatchObject({ delivery: "messenger" });
  });

  test("whoever signs in behind an address doesn't use up its messages", async () => {
    const askings = Array.from({ length: sendLimits.addressHourly }, (_, index) => ({ index }));
    await sequelize.query(
      `insert into phone_codes (phone_number, asker_hash, address_hash, code_hash, nonce, delivery, expires_at, used_at)
       select '+9191' || (10000000 + index), 'd' || index, $address, '', gen_random_uuid()::text, 'messenger', now(), now()
       from json_to_recordset($askings) as a(index integer)`,
      { bind: { address: askerOf("198.51.100.88").addressHash, askings: JSON.stringify(askings) } },
    );
    const { phoneNumber } = await known();
    expect(await requestCode(phoneNumber ?? "", "198.51.100.88", OWNERS)).toMatchObject({
      delivery: "messenger",
    });
  });
});

describe("a stranger at the owner's address guesses", () => {
  const strangers: [string, () => { device?: string }][] = [
    ["with a device of their own", () => ({ device: freshDevice() })],
    ["with nothing but the address", () => ({})],
  ];
  const owners = { both: [true, true], "the device": [true, false], "the asking's name": [false, true] };

  describe.each(Object.entries(owners))("an owner who shows %s", (_, [hasDevice, hasName]) => {
    test.each(strangers)("%s: five wrong tries burn nothing", async (_who, stranger) => {
      const owner = await known();
      const phoneNumber = owner.phoneNumber ?? "";
      const device = hasDevice ? { device: OWNERS } : {};
      const { requestId } = await requestCode(phoneNumber, CAFE, device.device);
      const code = await codeOf(requestId);
      for (let guess = 0; guess < TRIES_MAX + 2; guess += 1) {
        await expect(verify({ phoneNumber, code: otherThan(code), ...stranger() })).rejects.toThrow();
      }
      await expect(verify({ phoneNumber, code, ...stranger() })).rejects.toThrow();
      const typed = { phoneNumber, code, ...device, ...(hasName && { requestId }) };
      expect(await tokenOf(await verify(typed))).toBe(owner.id);
    });
  });

  test("a code told behind the link is as safe, and told anew it can be tried anew", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    const { link, requestId } = await requestCode(phoneNumber, CAFE);
    await openBot(owner, link);
    const wrong = { phoneNumber, code: otherThan(await codeOf(requestId)) };
    for (let guess = 0; guess < TRIES_MAX; guess += 1) await verify(wrong).catch(() => {});
    await expect(verify(wrong)).rejects.toMatchObject({ code: "code_expired" });
    await openBot(owner, link);
    expect(await tokenOf(await verify({ phoneNumber, code: await codeOf(requestId) }))).toBe(owner.id);
  });
});

test("a second tab of the device types the code that the first asked for", async () => {
  const owner = await known();
  const phoneNumber = owner.phoneNumber ?? "";
  const { requestId } = await requestCode(phoneNumber, CAFE, OWNERS);
  await expect(requestCode(phoneNumber, CAFE, OWNERS)).rejects.toMatchObject({ code: "too_many_requests" });
  await requestCode(phoneNumber, CAFE, freshDevice());
  await requestCode(phoneNumber, CAFE);
  const typed = { phoneNumber, code: await codeOf(requestId) };
  await expect(verify(typed)).rejects.toThrow();
  expect(await tokenOf(await verify({ ...typed, device: OWNERS }))).toBe(owner.id);
});

describe("a phone that was guessed at all day", () => {
  const guessAllDay = (phoneNumber: string) =>
    sequelize.query(
      `insert into phone_guesses (phone_number, asker_hash)
       select $phoneNumber, n::text from generate_series(1, ${PHONE_GUESSES_DAILY}) n`,
      { bind: { phoneNumber } },
    );

  test("whoever has the code that the bot sent signs in at the first try", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    const { requestId } = await requestCode(phoneNumber, CAFE, OWNERS);
    await guessAllDay(phoneNumber);
    expect(await tokenOf(await verify({ phoneNumber, code: await codeOf(requestId), requestId }))).toBe(
      owner.id,
    );
  });

  test("mistyped once it isn't compared any more, and the link of the same asking tells another", async () => {
    const owner = await known();
    const phoneNumber = owner.phoneNumber ?? "";
    const { requestId, link } = await requestCode(phoneNumber, CAFE, OWNERS);
    const code = await codeOf(requestId);
    await guessAllDay(phoneNumber);
    const wrong = { phoneNumber, code: otherThan(code), requestId };
    await expect(verify(wrong)).rejects.toMatchObject({ code: "code_wrong" });
    await expect(verify({ phoneNumber, code, requestId })).rejects.toMatchObject({
      code: "too_many_requests",
      details: { retryAfter: expect.any(Number) },
    });
    await openBot(owner, link);
    await expect(verify({ ...wrong, code: otherThan(await codeOf(requestId)) })).rejects.toMatchObject({
      code: "code_wrong",
    });
    expect(await tokenOf(await verify({ phoneNumber, code: await codeOf(requestId), requestId }))).toBe(
      owner.id,
    );
  });
});

test("a flood of askings for one phone keeps no connection from anything else", async () => {
  const { phoneNumber } = await known();
  let answered = 0;
  const flood = Array.from({ length: 100 }, async () => {
    await requestCode(phoneNumber ?? "", CAFE);
    answered += 1;
  });
  const guesses = Array.from({ length: 100 }, async () => {
    await verify({ phoneNumber: phoneNumber ?? "", code: "000000" }).catch(() => {});
    answered += 1;
  });
  await PhoneCode.count();
  expect(answered).toBeLessThan(20);
  await Promise.all([...flood, ...guesses]);
});
