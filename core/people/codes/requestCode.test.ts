import { beforeEach, describe, expect, test } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { buildUser } from "../../../tests/factories.ts";
import { askerOf } from "./askerOf.ts";
import { PHONE_GUESSES_DAILY, sendLimits } from "./codeLimits.ts";
import { hashCode } from "./makeOneTimeCode.ts";
import { openCode } from "./openCode.ts";
import { requestCode } from "./requestCode.ts";

const HOME = "203.0.113.1";
const PHONE = "a-device-at-home-1";
const TABLET = "a-device-at-home-2";
const waiting = (retryAfter: number) => ({ code: "too_many_requests", details: { retryAfter } });
const later = (seconds: number) =>
  sequelize.query(`update phone_codes set created_at = created_at - interval '${seconds} seconds'`);
const rowOf = (id: string) => PhoneCode.findByPk(id, { rejectOnEmpty: true });

let made = 0;
/** A number nobody has. */
const freshPhone = () => `98${String(70_000_000 + ++made)}`;
const known = () => buildUser({ phoneNumber: `+91${freshPhone()}`, botStartedAt: new Date() });

beforeEach(async () => {
  await PhoneCode.destroy({ where: {} });
  await OutboxMessage.destroy({ where: {} });
});

describe("waits", () => {
  test("a second code waits 60 seconds, a third 120, each later one 300; wherever the device is, and another doesn't", async () => {
    const phone = freshPhone();
    for (const seconds of [60, 120, 300, 300]) {
      expect(await requestCode(phone, HOME, PHONE)).toMatchObject({ nextTimeout: seconds });
      await later(seconds - 5);
      await expect(requestCode(phone, "203.0.113.2", PHONE)).rejects.toMatchObject(waiting(5));
      await later(5);
    }
    expect(await requestCode(phone, HOME, TABLET)).toMatchObject({ nextTimeout: 60 });
    expect(await requestCode(phone, HOME)).toMatchObject({ nextTimeout: 60 });
  });

  test("who has signed in begins anew", async () => {
    const phone = freshPhone();
    for (let time = 0; time < 2; time += 1) {
      const { nextTimeout, requestId } = await requestCode(phone, HOME, PHONE);
      expect(nextTimeout).toBe(60);
      await PhoneCode.update({ usedAt: new Date() }, { where: { id: requestId } });
    }
  });

  test.each([
    ["of a device one is heard", PHONE, 1],
    ["of an address all get a link", undefined, 20],
  ])("twenty askings at once: %s, and one message goes", async (_, device, heard) => {
    const { phoneNumber } = await known();
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => requestCode(phoneNumber ?? "", HOME, device)),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(heard);
    expect(await OutboxMessage.count()).toBe(1);
  });

  test("however it is written it is one phone; what is none is refused", async () => {
    const phone = freshPhone();
    await requestCode(phone, HOME, PHONE);
    const written = `+91 ${phone.slice(0, 2)} ${phone.slice(2, 6)}-${phone.slice(6)}`;
    await expect(requestCode(written, HOME, PHONE)).rejects.toMatchObject(waiting(60));
    await expect(requestCode("12345", HOME)).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { phoneNumber: "phone" } },
    });
  });
});

describe("nobody learns from the answer whether a phone is known", () => {
  const shape = { nextTimeout: 60, delivery: "messenger" };

  test("the first answer and all later ones are the same", async () => {
    const { phoneNumber } = await known();
    for (const phone of [phoneNumber ?? "", freshPhone()]) {
      for (let asked = 1; asked <= sendLimits.phoneHourly + 2; asked += 1) {
        const answer = await requestCode(phone, `198.51.100.${asked}`);
        expect(answer).toEqual({
          ...shape,
          delivery: asked <= sendLimits.phoneHourly ? "messenger" : "link",
          link: expect.stringMatching(/^https:\/\/t\.me\/bozor_bot\?start=code_[A-Za-z0-9]{24}$/),
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        });
      }
    }
  });

  test("who stopped the bot, never started it or is banned isn't written to", async () => {
    const gone = [{ botStoppedAt: new Date() }, { botStartedAt: null }, { bannedAt: new Date() }];
    for (const overrides of gone) {
      const { phoneNumber } = await buildUser({ botStartedAt: new Date(), ...overrides });
      expect(await requestCode(phoneNumber ?? "", HOME)).toMatchObject(shape);
    }
    expect(await OutboxMessage.count()).toBe(0);
  });
});

describe("what is kept of a code", () => {
  test("it stands in clear neither in its row, nor in the outbox, nor in the log", async () => {
    const lines = captureLog();
    const { phoneNumber } = await known();
    const { requestId } = await requestCode(phoneNumber ?? "", HOME);
    const code = (await openCode(requestId))?.code ?? "";
    expect(code).toMatch(/^\d{6}$/);
    const row = await rowOf(requestId);
    expect(row.codeHash).toBe(hashCode(requestId, code));
    const { id: _, phoneNumber: __, createdAt, expiresAt, ...rest } = row.get();
    const kept = JSON.stringify([
      rest,
      ...(await OutboxMessage.findAll()).map(({ message, cause }) => [message, cause]),
    ]);
    expect(kept.replaceAll(requestId, "")).not.toContain(code);
    expect(lines.join("\n")).not.toContain(code);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(5 * 60_000);
  });

  test("a sealed code opens for its own asking only, and not when it is over", async () => {
    const [one, other] = [await known(), await known()];
    const [first, second] = [
      await requestCode(one.phoneNumber ?? "", HOME),
      await requestCode(other.phoneNumber ?? "", HOME),
    ];
    await PhoneCode.update(
      { sealedCode: (await rowOf(first.requestId)).sealedCode },
      { where: { id: second.requestId } },
    );
    await expect(openCode(second.requestId)).rejects.toThrow();
    await PhoneCode.update({ expiresAt: new Date() }, { where: { id: first.requestId } });
    expect(await openCode(first.requestId)).toBeUndefined();
  });

  test("where nobody can be told a code there is none: not one of a million fits", async () => {
    const { requestId } = await requestCode(freshPhone(), HOME);
    const { codeHash, sealedCode } = await rowOf(requestId);
    expect(sealedCode).toBeNull();
    const fits = Array.from({ length: 1_000_000 }, (_, number) => number).filter(
      (number) => hashCode(requestId, String(number).padStart(6, "0")) === codeHash,
    );
    expect(fits).toEqual([]);
  });
});

describe("beyond the limits only the link tells the code, and nobody is refused", () => {
  const askFrom = (phone: string, network: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => requestCode(phone, `198.18.${network}.${index}`)),
    );

  test("of a phone in an hour and in a day", async () => {
    const { phoneNumber } = await known();
    const phone = phoneNumber ?? "";
    const { phoneHourly, phoneDaily } = sendLimits;
    for (let hour = 0; hour * phoneHourly < phoneDaily; hour += 1) {
      const answers = await askFrom(phone, hour, phoneHourly + 3);
      expect(answers.filter(({ delivery }) => delivery === "messenger")).toHaveLength(phoneHourly);
      await later(3601);
    }
    expect(await requestCode(phone, HOME)).toMatchObject({ delivery: "link" });
    expect(await OutboxMessage.count()).toBe(phoneDaily);
  });

  test.each([PHONE, undefined])("of one asker for one phone (%s)", async (device) => {
    const { phoneNumber } = await known();
    for (let asked = 1; asked <= sendLimits.askerHourly + 1; asked += 1) {
      const { delivery } = await requestCode(phoneNumber ?? "", HOME, device);
      expect(delivery).toBe(asked <= sendLimits.askerHourly ? "messenger" : "link");
      await later(300);
    }
  });

  test("of one address for all phones", async () => {
    const limit = sendLimits.addressHourly;
    const askings = Array.from({ length: limit }, () => ({
      phone_number: `+91${freshPhone()}`,
    }));
    await sequelize.query(
      `insert into phone_codes (phone_number, asker_hash, address_hash, code_hash, nonce, delivery, expires_at)
       select phone_number, $askerHash, $addressHash, '', gen_random_uuid()::text, 'messenger', now()
       from json_to_recordset($askings) as a(phone_number text)`,
      { bind: { ...askerOf(HOME), askings: JSON.stringify(askings) } },
    );
    expect(await requestCode(freshPhone(), HOME)).toMatchObject({ delivery: "link" });
    expect(await requestCode(freshPhone(), "203.0.113.2")).toMatchObject({ delivery: "messenger" });
  });

  test("of a phone that was guessed at", async () => {
    const { phoneNumber } = await known();
    await sequelize.query(
      `insert into phone_guesses (phone_number, asker_hash)
       select $phoneNumber, n::text from generate_series(1, ${PHONE_GUESSES_DAILY}) n`,
      { bind: { phoneNumber } },
    );
    expect(await requestCode(phoneNumber ?? "", HOME)).toMatchObject({ delivery: "link" });
    expect(await OutboxMessage.count()).toBe(0);
  });
});
