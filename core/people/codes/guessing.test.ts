import { expect, test } from "vitest";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { Session } from "#db/models/Session.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { PHONE_GUESSES_DAILY, sendLimits, TRIES_MAX } from "./codeLimits.ts";
import { giveCode } from "./giveCode.ts";
import { openCode } from "./openCode.ts";
import { requestCode } from "./requestCode.ts";
import { verifyCode } from "./verifyCode.ts";

/** Sixty times as many guesses as are compared in a day. */
const STRANGERS = 400;
const AT_ONCE = 40;
/** The number of guesses that come in an hour. */
const HOURLY = 2 * AT_ONCE;

const addressOf = (stranger: number) => `198.18.${Math.floor(stranger / 250)}.${stranger % 250}`;
const codeOf = (guess: number) => String(guess).padStart(6, "0");

test("two thousand guesses from four hundred addresses and more devices: a few are compared with a code, and the owner signs in", async () => {
  const owner = await buildUser({ botStartedAt: new Date() });
  const phoneNumber = owner.phoneNumber ?? "";
  const verify = (
    typed: { code: string; requestId?: string; device?: string | undefined },
    address: string,
  ) => verifyCode({ phoneNumber, ...typed }, { address, userId: undefined, askedLanguage: () => undefined });
  const told: string[] = [];
  const refusals = new Map<string, number>();

  /** Guesses with all tries of an asking of their own, never twice the same, as a device or as an address. */
  async function guess(stranger: number) {
    const address = addressOf(stranger);
    const device = stranger % 3 === 1 ? `device-of-a-stranger-${stranger}` : undefined;
    const { requestId, delivery } = await requestCode(phoneNumber, address, device);
    const known = [{ requestId }, { device }, {}][stranger % 3];
    if (delivery === "messenger") told.push(requestId);
    const right = (await openCode(requestId))?.code;
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const code = codeOf(stranger * TRIES_MAX + tries);
      // Luck is left out: what is tested is how many are compared at all.
      if (code === right) continue;
      const error: unknown = await verify({ code, ...known }, address).catch((refusal: unknown) => refusal);
      const reason = error instanceof RuleError ? error.code : "signed in";
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    }
  }

  /** Signs in as the owner with what the bot tells. */
  let owners = 0;
  async function signIn(address: string) {
    owners += 1;
    const device = `device-of-the-owner-${owners}`;
    const { link, requestId, delivery } = await requestCode(phoneNumber, address, device);
    if (delivery === "link") {
      const [, nonce = ""] = link.split("code_");
      expect(await giveCode({ telegramId: owner.telegramId ?? 0, phone: phoneNumber, nonce })).toBe("given");
    }
    await verify({ code: (await openCode(requestId))?.code ?? "", device }, address);
    return delivery;
  }

  for (let first = 0; first < STRANGERS; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(first + index)));
    // Now and then the owner signs in at an address of the strangers, behind the link if it must be.
    if (first % HOURLY === AT_ONCE) await signIn(addressOf(first));
    // An hour goes by, so that codes are sent again as long as they may be.
    if (first % HOURLY === 0) {
      await sequelize.query("update phone_codes set created_at = created_at - interval '61 minutes'");
    }
  }

  expect(refusals.has("signed in")).toBe(false);
  expect([...refusals.values()].reduce((all, count) => all + count, 0)).toBeGreaterThan(
    STRANGERS * TRIES_MAX - 10,
  );
  expect(await Session.count()).toBe(owners);
  const [counted] = await rows({ guesses: number }, "select count(*) as guesses from phone_guesses");
  expect(counted?.guesses).toBeGreaterThanOrEqual(PHONE_GUESSES_DAILY);
  expect(counted?.guesses).toBeLessThanOrEqual(PHONE_GUESSES_DAILY + sendLimits.phoneHourly);
  expect(told.length).toBeLessThanOrEqual(sendLimits.phoneDaily);

  // Even the right code of a message opens nothing now, but at its first try.
  const [late = ""] = told.slice(-1);
  await PhoneCode.update({ expiresAt: new Date(Date.now() + 60_000), tries: 1 }, { where: { id: late } });
  const sent = await openCode(late);
  await expect(verify({ code: sent?.code ?? "", requestId: late }, addressOf(0))).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: expect.any(Number) },
  });

  expect(await signIn("203.0.113.77")).toBe("link");
  expect(await Session.count({ where: { userId: owner.id } })).toBe(owners);
}, 180_000);
