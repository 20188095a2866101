import { expect, test } from "vitest";
import { payAt, returnAt } from "../../tests/kits/messenger/payAt.ts";
import type { Say } from "../../tests/kits/messenger/startFakeMerchant.ts";

// Payme's own example: m=587f72c72cac0d162c722ae2;ac.order_id=197;a=500
const LINK =
  "http://localhost:1/pay/payme/bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw?person=5000001";

/** A merchant that keeps one order, whose payments are known by their ids. */
function merchant(): Say {
  const states = new Map<string, number>();
  return ({ body }) => {
    const { method, params, id } = JSON.parse(body);
    const isBusy = [...states].some(([known, state]) => known !== params.id && state > 0);
    const refuse = (code: number) => ({ body: { error: { code, message: "" }, id } });
    if (method === "CheckPerformTransaction")
      return isBusy ? refuse(-31_051) : { body: { result: { allow: true }, id } };
    if (method === "CreateTransaction" && isBusy) return refuse(-31_099);
    const before = states.get(params.id);
    if (method === "CreateTransaction" && !before) states.set(params.id, 1);
    else if (before === undefined) return refuse(-31_003);
    if (method === "PerformTransaction") states.set(params.id, 2);
    if (method === "CancelTransaction") states.set(params.id, before === 2 ? -2 : -1);
    return { body: { result: { state: states.get(params.id), transaction: "1" }, id } };
  };
}

test("pays an order as Payme's pages tell it to be paid", async () => {
  const { outcomes, names, heard, payments } = await payAt("payme", LINK, "pay", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(names).toEqual([
    "CheckPerformTransaction",
    "CreateTransaction",
    "PerformTransaction",
    "CheckTransaction",
  ]);
  for (const { path, headers } of heard) {
    expect(path).toBe("/api/payments/payme");
    expect(headers).toMatchObject({
      authorization: `Basic ${btoa("Paycom:a key of Payme")}`,
      "content-type": "text/json; charset=UTF-8",
    });
  }
  const [check, create, perform] = heard.map(({ body }) => JSON.parse(body));
  expect(check).toEqual({
    method: "CheckPerformTransaction",
    params: { amount: 500, account: { order_id: "197" } },
    id: expect.any(Number),
  });
  const id = payments[0]?.id;
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(create.params).toEqual({ ...check.params, id, time: expect.any(Number) });
  expect(String(create.params.time)).toHaveLength(13);
  expect(perform).toEqual({ method: "PerformTransaction", params: { id }, id: create.id + 1 });
});

test("cancels with the reason when the bank refuses, and leaves off where the payer does", async () => {
  const declined = await payAt("payme", LINK, "decline", merchant());
  expect(declined.outcomes).toEqual(["declined"]);
  expect(JSON.parse(declined.heard[2]!.body)).toMatchObject({
    method: "CancelTransaction",
    params: { reason: 2 },
  });
  const left = await payAt("payme", LINK, "timeout", merchant());
  expect([left.outcomes, left.names]).toEqual([
    ["unfinished"],
    ["CheckPerformTransaction", "CreateTransaction"],
  ]);
});

test("pays twice: every call comes again unchanged, and a second payment is refused before money is taken", async () => {
  const { outcomes, heard, names, payments } = await payAt("payme", LINK, "twice", merchant());
  expect(outcomes).toEqual(["paid", "refused"]);
  expect(payments[0]?.id).not.toBe(payments[1]?.id);
  expect(names).toHaveLength(9);
  for (const index of [0, 2, 4, 6]) expect(heard[index]?.body).toBe(heard[index + 1]?.body);
});

test("asks again when an answer is lost, and what it hears then counts", async () => {
  const { outcomes, heard, calls } = await payAt("payme", LINK, "lost", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(calls.map(({ isLost }) => isLost)).toEqual([true, false, true, false, true, false, true, false]);
  expect(heard[4]?.body).toBe(heard[5]?.body);
});

test("a merchant that is away for a moment is asked again; one that can't perform has the money given back", async () => {
  const well = merchant();
  const { outcomes, calls } = await payAt("payme", LINK, "pay", (heard, number) => {
    if (number === 1) return undefined;
    return number === 3 ? { status: 502, body: "Bad Gateway" } : well(heard, number);
  });
  expect(outcomes).toEqual(["paid"]);
  expect(calls.map(({ status }) => status)).toEqual([null, 200, 502, 200, 200, 200]);

  const able = merchant();
  const failing = await payAt("payme", LINK, "pay", (heard, number) => {
    const { method, id } = JSON.parse(heard.body);
    return method === "PerformTransaction"
      ? { body: { error: { code: -31_008, message: "" }, id } }
      : able(heard, number);
  });
  expect(failing.outcomes).toEqual(["returned"]);
  expect(failing.calls.at(-2)?.request).toMatchObject({ method: "CancelTransaction", params: { reason: 3 } });
});

test("gives the money back by the payment's number, unless the merchant says it is used up", async () => {
  const { payments, calls } = await returnAt("payme", "a".repeat(24), ({ body }) => {
    const { method, id } = JSON.parse(body);
    return { body: { result: { state: method === "CancelTransaction" ? -2 : 2 }, id } };
  });
  expect(payments).toEqual([{ id: "a".repeat(24), outcome: "returned" }]);
  expect(calls[0]?.request).toMatchObject({ params: { id: "a".repeat(24), reason: 5 } });
  const used = await returnAt("payme", "b", () => ({ body: { error: { code: -31_007 } } }));
  expect(used.payments).toEqual([{ id: "b", outcome: "refused" }]);
});

test("shows no page for a link of another merchant, without an order or with an odd amount", async () => {
  const linkOf = (text: string) => `http://localhost:1/pay/payme/${btoa(text)}`;
  const ours = "m=587f72c72cac0d162c722ae2";
  for (const [link, refusal] of [
    [linkOf("m=other;ac.order_id=1;a=500"), /-31601/],
    [linkOf(`${ours};a=500`), /-31610/],
    [linkOf(`${ours};ac.order_id=1;a=5.5`), /-31611/],
    ["http://localhost:1/pay/click?amount=1", /no link of payme/],
  ] as const) {
    await expect(payAt("payme", link, "pay", merchant())).rejects.toThrow(refusal);
  }
  await expect(payAt("payme", LINK, "steal", merchant())).rejects.toThrow(/pay, decline, timeout/);
});
