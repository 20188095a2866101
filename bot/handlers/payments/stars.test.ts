import { expect, test, vi } from "vitest";
import { fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const unixNow = () => Math.floor(Date.now() / 1000);

const foreign = {
  currency: "XTR",
  total_amount: 5,
  invoice_payload: "another bot's",
  telegram_payment_charge_id: "charge",
  provider_payment_charge_id: "",
};

/** Whether the update of Stars for nothing of ours is worked off when Telegram answers so to giving them back. */
async function isWorkedOff(answer: object): Promise<boolean> {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
  const from = fakePerson();
  const chat = { id: from.id, type: "private", first_name: "x" };
  const message = { message_id: 1, date: unixNow(), chat, from, successful_payment: foreign };
  const isDone = await telegram.send({ message } as never).then(
    () => true,
    () => false,
  );
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({
    user_id: from.id,
    telegram_payment_charge_id: "charge",
  });
  return isDone;
}

test("Stars for nothing of ours go back; those that have gone back are done, anything else is tried again", async () => {
  expect(await isWorkedOff({ ok: true, result: true })).toBe(true);
  const refusal = { ok: false, error_code: 400, description: "Bad Request: CHARGE_ALREADY_REFUNDED" };
  expect(await isWorkedOff(refusal)).toBe(true);
  expect(await isWorkedOff({ ok: false, error_code: 500, description: "Internal Server Error" })).toBe(false);
});
