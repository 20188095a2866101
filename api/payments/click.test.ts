import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import {
  type ClickFields,
  clickFields,
  clickId,
  completing,
  sign,
  startClick,
} from "../../tests/callClick.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const { api, post, send, codeOf, prepared } = await startClick();

const CANCELLED = { error: "-5017", error_note: "Cancelled" };
const badSign = (fields: ClickFields) => ({ ...fields, sign_string: "0".repeat(32) });
const findPayment = ({ click_trans_id: externalId }: ClickFields) =>
  ProviderPayment.findOne({ where: { provider: "click", externalId: externalId! } });

test("Click's own 15 scenarios, in their order", async () => {
  const codes: number[] = [];
  const { order } = await buildOrder("click");
  const fields = clickFields(order);
  codes.push(await codeOf("prepare", badSign(fields)));
  codes.push(await codeOf("prepare", clickFields({ id: 999_999, coins: order.coins })));
  const answer = await send("prepare", fields);
  codes.push(answer.error);
  const done = completing(fields, answer);
  codes.push(await codeOf("complete", badSign(done)));
  codes.push(await codeOf("complete", completing(fields, answer, { amount: "300" })));
  codes.push(await codeOf("complete", done));
  codes.push(await codeOf("complete", done));
  codes.push(await codeOf("complete", completing(fields, answer, CANCELLED)));
  const second = await prepared();
  codes.push(second.answer.error);
  codes.push(await second.complete({ merchant_prepare_id: "999999999" }));
  codes.push(await second.complete());
  const third = await prepared();
  codes.push(third.answer.error);
  codes.push(await third.complete(CANCELLED));
  codes.push(await third.complete(CANCELLED));
  codes.push(await third.complete());
  expect(codes).toEqual([-1, -5, 0, -1, -2, 0, -4, -9, 0, -6, 0, 0, -9, -9, -9]);
  expect(await statusOf(order.id)).toBe("Paid");
  expect(await statusOf(second.order.id)).toBe("Paid");
  expect(await statusOf(third.order.id)).toBe("Created");
});

test("answers name the payment as Click does, with ids that are above 2^53", async () => {
  const { order, listing } = await buildOrder("click");
  const fields = clickFields(order);
  const { click_trans_id, merchant_trans_id } = fields;
  const answer = await send("prepare", fields);
  const { id } = (await findPayment(fields))!;
  const named = { click_trans_id, merchant_trans_id, merchant_prepare_id: id };
  expect(answer).toEqual({ ...named, merchant_confirm_id: null, error: 0, error_note: "Success" });
  expect(await statusOf(order.id)).toBe("Pending");
  expect(await send("prepare", fields)).toEqual(answer);
  const done = completing(fields, answer);
  expect(await send("complete", done)).toEqual({ ...answer, merchant_confirm_id: id });
  expect(await send("complete", done)).toMatchObject({ ...named, merchant_confirm_id: id, error: -4 });
  expect(await codeOf("prepare", fields)).toBe(-4);
  expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(1);
  const neighbour = String(BigInt(click_trans_id!) + 1n);
  expect(await codeOf("complete", completing(fields, answer, { click_trans_id: neighbour }))).toBe(-6);
  const payment = (await findPayment(fields))!;
  expect(payment).toMatchObject({ amount: order.coins * 10_000, details: { paydocId: "14519000" } });
  expect(payment.providerTime.toISOString()).toBe("2026-11-22T07:30:05.000Z");
});

test("a signature is of the text as it came, whichever case it is in; what it covers can't be changed", async () => {
  const { order } = await buildOrder("click");
  const fields = clickFields(order);
  const changed = {
    click_trans_id: clickId(),
    service_id: "1002",
    merchant_trans_id: String(order.id + 1),
    amount: `${order.coins * 100}.0`,
    action: "1",
    sign_time: "2026-11-22 12:30:06",
    sign_string: fields.sign_string!.replace(/^./, (first) => (first === "0" ? "1" : "0")),
  };
  for (const [name, value] of Object.entries(changed)) {
    const tampered = { ...fields, merchant_prepare_id: "1", [name]: value };
    expect([name, await codeOf("prepare", tampered)]).toEqual([name, -1]);
  }
  expect(await codeOf("prepare", sign(fields, "another-key"))).toBe(-1);
  const shouted = { ...fields, sign_string: fields.sign_string!.toUpperCase() };
  const answer = await send("prepare", shouted);
  expect(answer.error).toBe(0);
  const done = completing(fields, answer);
  for (const [name, value] of Object.entries({ ...changed, action: "0", merchant_prepare_id: "1" }))
    expect([name, await codeOf("complete", { ...done, [name]: value })]).toEqual([name, -1]);
  expect(await statusOf(order.id)).toBe("Pending");
  expect(await codeOf("complete", { ...done, sign_string: done.sign_string!.toUpperCase() })).toBe(0);
});

test("a field that is missing, written twice or isn't what it is to be is -8, before anything else", async () => {
  const { order } = await buildOrder("click");
  const fields = clickFields(order);
  for (const name of Object.keys(fields))
    expect([name, await codeOf("prepare", { ...fields, [name]: undefined })]).toEqual([name, -8]);
  const text = new URLSearchParams(fields as Record<string, string>).toString();
  for (const name of Object.keys(fields)) {
    const twice = await post("prepare", `${text}&${name}=${encodeURIComponent(fields[name]!)}`);
    expect([name, twice.error]).toEqual([name, -8]);
  }
  const wrong: ClickFields[] = [
    ...["0", "-1", "1e9", "", "12345678901234567890", " 7"].map((click_trans_id) => ({ click_trans_id })),
    ...["1", "x", "-", "", "-01", "0.5"].map((error) => ({ error })),
    ...["now", "2026-13-22 12:00:00", "2026-11-22T12:00:00", "0000-01-01 00:00:00"].map((sign_time) => ({
      sign_time,
    })),
    { click_paydoc_id: "\u0000" },
    { service_id: "1002" },
  ];
  for (const one of wrong) expect([one, await codeOf("prepare", clickFields(order, one))]).toEqual([one, -8]);
  expect(await codeOf("complete", clickFields(order, { action: "1" }))).toBe(-8);
  expect(await statusOf(order.id)).toBe("Created");
});

test("an action that isn't this path's is -3, an order that isn't Click's -5", async () => {
  const { fields, answer, complete, order } = await prepared();
  for (const action of ["1", "2", "-1", "", "00", "x"]) {
    const given = sign({ ...fields, action, merchant_prepare_id: String(answer.merchant_prepare_id) });
    expect([action, await codeOf("prepare", given)]).toEqual([action, -3]);
    if (action !== "1") expect([action, await complete({ action })]).toEqual([action, -3]);
  }
  const foreign = await buildOrder("payme");
  const orders = ["", "0", "-1", "1.0", "1e3", " 7", "x", "99999999999", "\u0000", "007", "x".repeat(5000)];
  for (const merchant_trans_id of [...orders, String(foreign.order.id)]) {
    const given = clickFields(order, { merchant_trans_id });
    expect([merchant_trans_id, await codeOf("prepare", given)]).toEqual([merchant_trans_id, -5]);
    expect(await complete({ merchant_trans_id })).toBe(-5);
  }
  expect(await statusOf(foreign.order.id)).toBe("Created");
});

test("an amount is compared as a decimal, never as a float", async () => {
  const sum = (await buildOrder("click")).order.coins * 100;
  const good = [`${sum}`, `${sum}.0`, `${sum}.00`, `000${sum}.0`];
  const wrong = [
    `${sum / 1000}e3`,
    `${sum}.001`,
    `${sum}.000`,
    `${sum}.01`,
    `-${sum}`,
    `+${sum}`,
    ` ${sum}`,
    `${sum} `,
    `${sum},00`,
    `${sum}.`,
    `.${sum}`,
    `0x${sum.toString(16)}`,
    "",
    "0",
    "NaN",
    "Infinity",
    `${sum}\n`,
    String(sum - 1),
    `${sum - 1}.99`,
    "9".repeat(40),
    `${sum}.0000000000000000001`,
    "٥٠٠٠",
  ];
  for (const amount of wrong) {
    const { order } = await buildOrder("click");
    expect([amount, await codeOf("prepare", clickFields(order, { amount }))]).toEqual([amount, -2]);
    expect(await statusOf(order.id)).toBe("Created");
  }
  for (const amount of good) {
    const { order } = await buildOrder("click");
    const fields = clickFields(order, { amount });
    const answer = await send("prepare", fields);
    expect([amount, answer.error]).toEqual([amount, 0]);
    for (const other of wrong)
      expect([other, await codeOf("complete", completing(fields, answer, { amount: other }))]).toEqual([
        other,
        -2,
      ]);
    expect(await codeOf("complete", completing(fields, answer))).toBe(0);
  }
});

test("Prepare is refused for what is paid, over, busy or no longer to be had", async () => {
  const paid = await prepared();
  const busy = await prepared();
  expect(await codeOf("prepare", clickFields(busy.order))).toBe(-9);
  expect(await busy.complete()).toBe(0);
  await paid.complete();
  expect(await codeOf("prepare", clickFields(paid.order))).toBe(-4);
  expect(await codeOf("prepare", clickFields(paid.order, { amount: "1" }))).toBe(-4);

  const over = await buildOrder("click");
  await over.order.update({ expiresAt: new Date() });
  expect(await codeOf("prepare", clickFields(over.order))).toBe(-9);
  expect(await codeOf("prepare", clickFields(over.order, { amount: "1" }))).toBe(-2);
  const closed = await buildOrder("click");
  await closed.listing.update({ status: "closed" });
  expect(await codeOf("prepare", clickFields(closed.order))).toBe(-9);
  const failed = await buildOrder("click");
  expect(await codeOf("prepare", clickFields(failed.order, CANCELLED))).toBe(-9);
  expect(await codeOf("prepare", clickFields(failed.order))).toBe(0);
});

test("what Click calls off it may have no number of ours for: Prepare was refused, or its answer got lost", async () => {
  const { order, listing } = await buildOrder("click");
  await listing.update({ status: "closed" });
  const refused = clickFields(order);
  expect(await codeOf("prepare", refused)).toBe(-9);
  const lost = await prepared();
  for (const merchant_prepare_id of [undefined, ""]) {
    const calledOff = { action: "1", ...CANCELLED, merchant_prepare_id };
    expect(await codeOf("complete", sign({ ...refused, ...calledOff }))).toBe(-9);
    expect(await codeOf("complete", sign({ ...lost.fields, ...calledOff }))).toBe(-9);
  }
  expect([await statusOf(order.id), await statusOf(lost.order.id)]).toEqual(["Created", "Created"]);
  expect(await lost.complete()).toBe(-9);
});

test("an id of Click's belongs to one order, a payment is completed under its own number alone", async () => {
  const one = await prepared();
  const other = await prepared();
  const { click_trans_id } = one.fields;
  expect(await codeOf("prepare", clickFields(other.order, { click_trans_id }))).toBe(-8);
  expect(await other.complete({ merchant_prepare_id: String(one.answer.merchant_prepare_id) })).toBe(-6);
  expect(await other.complete({ merchant_trans_id: String(one.order.id) })).toBe(-6);
  for (const merchant_prepare_id of ["", "0", "x", "null"])
    expect(await other.complete({ merchant_prepare_id })).toBe(-6);
  expect(await other.complete({ click_trans_id: clickId() })).toBe(-6);
  expect(await other.complete({ click_trans_id: clickId(), ...CANCELLED })).toBe(-9);
  expect([await statusOf(one.order.id), await statusOf(other.order.id)]).toEqual(["Pending", "Pending"]);
});

test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("Click calls by POST, not by %s", async (method) => {
  for (const step of ["prepare", "complete"]) {
    const { status, text } = await api.call(`/api/payments/click/${step}`, { method });
    expect([status, JSON.parse(text).error]).toEqual([200, -8]);
  }
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
