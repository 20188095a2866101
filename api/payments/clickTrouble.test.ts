import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import {
  type ClickFields,
  clickFields,
  clickId,
  completing,
  sign,
  startClick,
} from "../../tests/callClick.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { paymentSteps, whileBroken } from "../../tests/interrupt.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const { api, post, send, codeOf, prepared } = await startClick();

const TWENTY = Array.from({ length: 20 });
const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });
const paymentsOf = (transactionId: number) => ProviderPayment.findAll({ where: { transactionId } });

test("twenty callbacks at once begin and settle once", async () => {
  const { order, listing } = await buildOrder("click");
  const fields = clickFields(order);
  const answers = await Promise.all(TWENTY.map(() => send("prepare", fields)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]!.error).toBe(0);
  const done = completing(fields, answers[0]!);
  const codes = await Promise.all(TWENTY.map(() => codeOf("complete", done)));
  expect(codes.sort()).toEqual([...Array.from({ length: 19 }, () => -4), 0]);
  expect(await running(listing.id)).toBe(1);
});

test("of twenty payments of one order at once one is prepared; of a call and its calling off one holds", async () => {
  const { order } = await buildOrder("click");
  const codes = await Promise.all(TWENTY.map(() => codeOf("prepare", clickFields(order))));
  expect(codes.sort()).toEqual([...Array.from({ length: 19 }, () => -9), 0]);
  const one = await prepared();
  const mixed = TWENTY.map((_, turn) => one.complete(turn % 2 ? {} : { error: "-1" }));
  const settled = (await Promise.all(mixed)).filter((code) => code === 0).length;
  expect(await statusOf(one.order.id)).toBe(settled === 1 ? "Paid" : "Created");
  expect(settled).toBeLessThanOrEqual(1);
});

test("one id for twenty orders at once begins one of them", async () => {
  const orders = await Promise.all(TWENTY.map(async () => (await buildOrder("click")).order));
  const click_trans_id = clickId();
  const send = () =>
    Promise.all(orders.map((order) => codeOf("prepare", clickFields(order, { click_trans_id }))));
  expect((await send()).filter((code) => code === 0)).toHaveLength(1);
  expect((await send()).sort()).toEqual([...Array.from({ length: 19 }, () => -8), 0]);
});

test.each(paymentSteps)(
  "broken at %s, nothing is half done, and Click's next call does it whole",
  async (step) => {
    const { order, listing } = await buildOrder("click");
    const fields = clickFields(order);
    if (step === "provider_payments" || step === "transactions") {
      expect((await whileBroken(step, () => send("prepare", fields))).error).toBe(-7);
      expect([await statusOf(order.id), await paymentsOf(order.id)]).toEqual(["Created", []]);
    }
    const answer = await send("prepare", fields);
    const done = completing(fields, answer);
    expect(await whileBroken(step, () => codeOf("complete", done))).toBe(-7);
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Pending", 0]);
    expect((await paymentsOf(order.id)).map(({ state }) => state)).toEqual(["created"]);
    expect((await checkLedger()).faults).toEqual([]);
    expect([await codeOf("complete", done), await codeOf("complete", done)]).toEqual([0, -4]);
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Paid", 1]);
    expect(await OutboxMessage.count({ where: { cause: `paid:${order.id}` } })).toBe(1);
  },
);

test("a Prepare that is called off by any number of Click's is", async () => {
  const { order, fields } = await prepared();
  expect(await codeOf("prepare", sign({ ...fields, error: "-999999999" }))).toBe(-9);
  expect(await statusOf(order.id)).toBe("Created");
});

const { int, pick, chance } = randomOf("hostile calls of Click");
const VALUES = [
  "",
  "0",
  "-1",
  "1",
  "1.00",
  "1e3",
  "NaN",
  "null",
  "undefined",
  "[object Object]",
  "\u0000",
  "\ud800",
  "%",
  "9".repeat(30),
  "-".repeat(9),
  "'; drop table transactions; --",
  "1 or 1=1",
  "𝟏𝟎𝟎𝟎",
  "x".repeat(3000),
  "2026-11-22 12:00:00",
  "2026-02-31 12:00:00",
  "2099-12-31 23:59:59",
  "-9",
  "-999999999",
  "2147483648",
];
const noise = () => Array.from({ length: int(0, 60) }, () => String.fromCharCode(int(0, 0x3000))).join("");

test("whatever is sent, the answer is Click's JSON with 200", async () => {
  const { order } = await buildOrder("click");
  const before = (await paymentsOf(order.id)).length;
  for (let turn = 0; turn < 300; turn += 1) {
    const fields: ClickFields = clickFields(order, { amount: "1.01" });
    for (let times = int(0, 4); times > 0; times -= 1) {
      const name = pick([...Object.keys(fields), "merchant_prepare_id", "__proto__", "constructor"]);
      fields[name] = chance(0.2) ? undefined : pick([...VALUES, noise()]);
    }
    const given = chance(0.7) ? sign(fields) : fields;
    const { error, error_note } = await send(pick(["prepare", "complete"] as const), given);
    expect(error).toBeLessThan(0);
    expect(error_note).toBeTypeOf("string");
  }
  expect(await paymentsOf(order.id)).toHaveLength(before);
});

test("bodies that are no form are -8", async () => {
  const bodies = [
    "",
    "{}",
    "[]",
    "nonsense",
    "&&&&",
    "====",
    "%",
    "%zz=%zz&%00",
    "a".repeat(70_000),
    noise(),
    noise(),
  ];
  for (const body of bodies) {
    for (const type of [
      "application/x-www-form-urlencoded",
      "application/json",
      "text/plain",
      "multipart/form-data",
    ])
      expect((await post("complete", body, { "Content-Type": type })).error).toBe(-8);
  }
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
  const { status, headers } = await fetch(`${api.url}/api/payments/click/prepare`, {
    method: "POST",
    body: bytes,
  });
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/json; charset=utf-8"]);
});

test("the log tells what became of a payment, and nothing that is secret", async () => {
  const lines = captureLog();
  const { fields, answer } = await prepared();
  const done = completing(fields, answer);
  await send("complete", done);
  const text = lines.join("\n");
  expect(text).toContain(`"externalId":"${fields.click_trans_id}"`);
  expect(text).toContain('"before":"Pending","after":"Paid"');
  for (const secret of [fields.sign_string, done.sign_string, "click-key-only-for-tests", "sign_string"])
    expect(text).not.toContain(secret);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
