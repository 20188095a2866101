import { expect, test } from "vitest";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { Session } from "#db/models/Session.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { RuleError } from "../errors.ts";
import { PHONE_GUESSES_DAILY, sendLimits, TRIES_MAX } from "./codeLimits.ts";
import { giveCode } from "./giveCode.ts";
import { openCode } from "./openCode.ts";
import { requestCode } from "./requestCode.ts";
import { verifyCode } from "./verifyCode.ts";

const STRANGERS = 2000;
const AT_ONCE = 40;

const addressOf = (stranger: number) => `198.18.${Math.floor(stranger / 250)}.${stranger % 250}`;
const codeOf = (guess: number) => String(guess).padStart(6, "0");

test("ten thousand guesses from two thousand addresses: thirty are compared with a code, and the owner signs in", async () => {
  const owner = await buildUser({ botStartedAt: new Date() });
  const phoneNumber = owner.phoneNumber ?? "";
  const verify = (typed: { code: string; requestId: string }, address: string) =>
    verifyCode({ phoneNumber, ...typed }, { address, userId: undefined, askedLanguage: () => undefined });
  const told: string[] = [];
  const refusals = new Map<string, number>();

  /** Guesses with all tries of an asking of their own, never twice the same. */
  async function guess(stranger: number) {
    const address = addressOf(stranger);
    const { requestId, delivery } = await requestCode(phoneNumber, address);
    if (delivery === "messenger") told.push(requestId);
    const right = (await openCode(requestId))?.code;
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const code = codeOf(stranger * TRIES_MAX + tries);
      // Luck is left out: what is tested is how many are compared at all.
      if (code === right) continue;
      const error: unknown = await verify({ code, requestId }, address).catch((refusal: unknown) => refusal);
      const reason = error instanceof RuleError ? error.code : "signed in";
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    }
  }

  for (let first = 0; first < STRANGERS; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(first + index)));
    // An hour goes by, so that codes are sent again as long as they may be.
    if (first % 400 === 0) {
      await sequelize.query("update phone_codes set created_at = created_at - interval '61 minutes'");
    }
  }

  expect(refusals.has("signed in")).toBe(false);
  expect([...refusals.values()].reduce((all, count) => all + count, 0)).toBeGreaterThan(9_990);
  expect(await Session.count()).toBe(0);
  const [[counted]] = (await sequelize.query("select count(*) as guesses from phone_guesses")) as [
    { guesses: number }[],
    unknown,
  ];
  expect(counted?.guesses).toBe(PHONE_GUESSES_DAILY);
  expect(told.length).toBeLessThanOrEqual(sendLimits.phoneDaily);

  // Even the right code of a message opens nothing now.
  const [late = ""] = told.slice(-1);
  await PhoneCode.update({ expiresAt: new Date(Date.now() + 60_000), tries: 0 }, { where: { id: late } });
  const sent = await openCode(late);
  await expect(verify({ code: sent?.code ?? "", requestId: late }, addressOf(0))).rejects.toMatchObject({
    ...{ code: "too_many_requests", details: { retryAfter: expect.any(Number) } },
  });

  const { link, requestId, delivery } = await requestCode(phoneNumber, "203.0.113.77");
  expect(delivery).toBe("link");
  const [, nonce = ""] = link.split("code_");
  expect(await giveCode({ telegramId: owner.telegramId ?? 0, phone: phoneNumber, nonce })).toBe("given");
  const own = await openCode(requestId);
  await verify({ code: own?.code ?? "", requestId }, "203.0.113.77");
  expect(await Session.count({ where: { userId: owner.id } })).toBe(1);
}, 240_000);
