import { describe, expect, test } from "vitest";
import type { Language } from "#contract/languages.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { Session } from "#db/models/Session.ts";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../../tests/shopFactories.ts";
import { readAccessToken } from "../auth/accessTokens.ts";
import { refresh } from "../auth/refresh.ts";
import { makeOneTimeCode } from "./makeOneTimeCode.ts";
import { openCode } from "./openCode.ts";
import { requestCode } from "./requestCode.ts";
import { verifyCode } from "./verifyCode.ts";

const HOME = "203.0.113.1";
const AWAY = "198.51.100.9";

let made = 0;
const freshPhone = () => `98${String(60_000_000 + ++made)}`;

/** Asks for a code that somebody is told, as if by the messenger. */
async function ask(phone: string, address = HOME) {
  const { requestId } = await requestCode(phone, address);
  await PhoneCode.update(makeOneTimeCode(requestId), { where: { id: requestId } });
  return { requestId, code: (await openCode(requestId))?.code ?? "" };
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

interface Typist {
  address?: string;
  userId?: number;
  language?: Language;
}
const verify = (
  typed: { phoneNumber: string; code: string; requestId?: string; device?: string; refererId?: number },
  { address = HOME, userId, language }: Typist = {},
) => verifyCode(typed, { address, userId, askedLanguage: () => language });
const whose = async ({ accessToken }: { accessToken: string }) =>
  User.findByPk(await readAccessToken(accessToken), { rejectOnEmpty: true });

const wrong = { code: "code_wrong" };
const expired = { code: "code_expired" };
const unknown = { code: "code_unknown" };

describe("who has the code is signed in", () => {
  test("a new phone is a new person, who is the same at the next time", async () => {
    const phoneNumber = freshPhone();
    const first = await whose(await verify({ phoneNumber, ...(await ask(phoneNumber)) }, { language: "hi" }));
    expect(first).toMatchObject({
      telegramId: null,
      firstName: "",
      language: "hi",
      phoneNumber: `+91${phoneNumber}`,
      phoneVerifiedAt: expect.any(Date),
    });
    const again = await whose(await verify({ phoneNumber, ...(await ask(phoneNumber)) }));
    expect(again.id).toBe(first.id);

    const other = freshPhone();
    const russian = await whose(
      await verify({ phoneNumber: other, ...(await ask(other)) }, { language: "ru" }),
    );
    expect(russian.language).toBe("en");
  });

  test("a phone that a person of Telegram has proven is theirs; its tokens are renewed as any", async () => {
    const user = await buildUser();
    const phoneNumber = user.phoneNumber ?? "";
    const tokens = await verify({ phoneNumber, ...(await ask(phoneNumber)) });
    expect((await whose(tokens)).id).toBe(user.id);
    const next = await refresh(tokens.refreshToken);
    expect((await whose(next)).id).toBe(user.id);
    expect(next.refreshToken).not.toBe(tokens.refreshToken);
  });

  test("without the asking's name it is the last of the asker's own", async () => {
    const phoneNumber = freshPhone();
    const { code } = await ask(phoneNumber);
    await expect(verify({ phoneNumber, code }, { address: AWAY })).rejects.toMatchObject(unknown);
    await verify({ phoneNumber, code });
  });

  test("with it the address may have changed meanwhile", async () => {
    const phoneNumber = freshPhone();
    await verify({ phoneNumber, ...(await ask(phoneNumber)) }, { address: AWAY });
  });

  test("a banned person isn't", async () => {
    const { phoneNumber } = await buildUser({ bannedAt: new Date() });
    const typed = { phoneNumber: phoneNumber ?? "", ...(await ask(phoneNumber ?? "")) };
    await expect(verify(typed)).rejects.toMatchObject({ code: "banned" });
    await expect(verify(typed)).rejects.toMatchObject(expired);
  });
});

describe("what isn't the code", () => {
  test("what nobody asked for, of another phone or of an invented asking is unknown", async () => {
    const [phoneNumber, other] = [freshPhone(), freshPhone()];
    const { requestId, code } = await ask(phoneNumber);
    await expect(verify({ phoneNumber: other, code, requestId })).rejects.toMatchObject(unknown);
    await expect(verify({ phoneNumber: other, code })).rejects.toMatchObject(unknown);
    for (const invented of ["x", requestId.replaceAll(/\d/g, "0"), `${requestId}0`]) {
      await expect(verify({ phoneNumber, code, requestId: invented })).rejects.toMatchObject(unknown);
    }
  });

  test("five wrong tries burn it", async () => {
    const phoneNumber = freshPhone();
    const { code, requestId } = await ask(phoneNumber);
    for (let guess = 1; guess <= 5; guess += 1) {
      await expect(verify({ phoneNumber, requestId, code: otherThan(code) })).rejects.toMatchObject(wrong);
    }
    await expect(verify({ phoneNumber, requestId, code })).rejects.toMatchObject(expired);
  });

  test("five minutes end it, and so does its use", async () => {
    const phoneNumber = freshPhone();
    const asked = await ask(phoneNumber);
    await PhoneCode.update({ expiresAt: new Date() }, { where: { id: asked.requestId } });
    await expect(verify({ phoneNumber, ...asked })).rejects.toMatchObject(expired);

    const used = await ask(phoneNumber, AWAY);
    await verify({ phoneNumber, ...used });
    await expect(verify({ phoneNumber, ...used })).rejects.toMatchObject(expired);
    expect((await PhoneCode.findByPk(used.requestId))?.sealedCode).toBeNull();
  });

  test("the device that asked may use it again while it lives, as the answer may have been lost; nobody else may", async () => {
    const phoneNumber = freshPhone();
    const device = "device-that-asked";
    const { requestId } = await requestCode(phoneNumber, HOME, device);
    await PhoneCode.update(makeOneTimeCode(requestId), { where: { id: requestId } });
    const code = (await openCode(requestId))?.code ?? "";
    const first = await whose(await verify({ phoneNumber, requestId, code, device }));
    for (const again of [{ requestId }, {}]) {
      expect((await whose(await verify({ phoneNumber, code, device, ...again }))).id).toBe(first.id);
    }
    await expect(verify({ phoneNumber, requestId, code })).rejects.toMatchObject(expired);
    const other = "device-of-another";
    await expect(verify({ phoneNumber, requestId, code, device: other })).rejects.toMatchObject(expired);

    for (let guess = 1; guess <= 5; guess += 1) {
      const guessed = { phoneNumber, requestId, device, code: otherThan(code) };
      await expect(verify(guessed)).rejects.toMatchObject(wrong);
    }
    await expect(verify({ phoneNumber, requestId, code, device })).rejects.toMatchObject(expired);
  });

  test("twenty at once of one right code sign in once, and of wrong ones five are tried", async () => {
    const phoneNumber = freshPhone();
    const asked = await ask(phoneNumber);
    const right = await Promise.allSettled(
      Array.from({ length: 20 }, () => verify({ phoneNumber, ...asked })),
    );
    expect(right.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const user = await User.findOne({ where: { phoneNumber: `+91${phoneNumber}` }, rejectOnEmpty: true });
    expect(await Session.count({ where: { userId: user.id } })).toBe(1);

    const { code, requestId } = await ask(phoneNumber, AWAY);
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, () => verify({ phoneNumber, requestId, code: otherThan(code) })),
    );
    const codes = guesses.map((guess) => guess.status === "rejected" && (guess.reason as typeof wrong).code);
    expect(codes.filter((one) => one === "code_wrong")).toHaveLength(5);
    expect(codes.filter((one) => one === "code_expired")).toHaveLength(15);
  });

  test("a stranger's tries cost the owner none", async () => {
    const phoneNumber = freshPhone();
    const own = await ask(phoneNumber);
    await ask(phoneNumber, AWAY);
    for (let guess = 1; guess <= 7; guess += 1) {
      await verify({ phoneNumber, code: otherThan(own.code) }, { address: AWAY }).catch(() => {});
    }
    await verify({ phoneNumber, ...own });
  });
});

describe("who is signed in by Telegram already", () => {
  test("proves the phone for themselves, and what it had alone becomes theirs", async () => {
    const phoneNumber = freshPhone();
    const alone = await whose(await verify({ phoneNumber, ...(await ask(phoneNumber)) }));
    const { orderNumber } = await joinOrCreate(alone.id, purchaseOf((await buildProduct()).id));
    const caller = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
    const tokens = await verify({ phoneNumber, ...(await ask(phoneNumber)) }, { userId: caller.id });
    expect((await whose(tokens)).id).toBe(caller.id);
    expect(await caller.reload()).toMatchObject({ phoneNumber: `+91${phoneNumber}` });
    expect(await alone.reload()).toMatchObject({ absorbedById: caller.id });
    expect(orderNumber).toMatch(/^\d{10}$/);
  });

  test("takes the proof from another person of Telegram and nothing else", async () => {
    const earlier = await buildUser();
    const caller = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
    const phoneNumber = earlier.phoneNumber ?? "";
    await verify({ phoneNumber, ...(await ask(phoneNumber)) }, { userId: caller.id });
    expect(await earlier.reload()).toMatchObject({ phoneVerifiedAt: null, absorbedById: null });
    expect(await caller.reload()).toMatchObject({ phoneNumber });
  });

  test("who is signed in by a phone becomes whose the other phone is", async () => {
    const caller = await buildUser({ telegramId: null });
    const other = await buildUser();
    const phoneNumber = other.phoneNumber ?? "";
    const tokens = await verify({ phoneNumber, ...(await ask(phoneNumber)) }, { userId: caller.id });
    expect((await whose(tokens)).id).toBe(other.id);
    expect((await caller.reload()).phoneVerifiedAt).not.toBeNull();
  });
});

test("who brought them is kept once, and is somebody else whom we know", async () => {
  const [referer, other] = [await buildUser(), await buildUser()];
  const phoneNumber = freshPhone();
  const signIn = async (refererId: number) =>
    whose(await verify({ phoneNumber, ...(await ask(phoneNumber)), refererId }));
  const person = await signIn(2_000_000_000);
  expect(person.refererId).toBeNull();
  expect((await signIn(person.id)).refererId).toBeNull();
  await person.update({ refererFixedAt: new Date() });
  expect((await signIn(referer.id)).refererId).toBeNull();
  await person.update({ refererFixedAt: null });
  expect((await signIn(referer.id)).refererId).toBe(referer.id);
  expect((await signIn(other.id)).refererId).toBe(referer.id);

  const absorbed = await buildUser({ telegramId: null, absorbedById: other.id, phoneVerifiedAt: null });
  const next = freshPhone();
  const brought = await verify({ phoneNumber: next, ...(await ask(next)), refererId: absorbed.id });
  expect((await whose(brought)).refererId).toBe(other.id);
});
