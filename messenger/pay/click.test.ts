import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { payAt, returnAt } from "../../tests/kits/messenger/payAt.ts";
import type { Heard, Say } from "../../tests/kits/messenger/startFakeMerchant.ts";

const query =
  "service_id=1001&merchant_id=2002&amount=1500.00&transaction_param=197&return_url=https%3A%2F%2Ft.me%2Fb";
const LINK = `http://localhost:1/pay/click?${query}`;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const fieldsOf = ({ body }: Heard) => Object.fromEntries(new URLSearchParams(body));

/** A merchant that keeps one order and believes only what is signed. */
function merchant(): Say {
  let paidBy = "";
  return (heard) => {
    const fields = fieldsOf(heard);
    const { click_trans_id: id = "", merchant_prepare_id: prepared = "" } = fields;
    const signed = `${id}1001a secret of Click197${prepared}1500.00${fields.action}${fields.sign_time}`;
    const answer = (error: number) => ({ body: { click_trans_id: id, merchant_prepare_id: 7, error } });
    if (fields.sign_string !== md5(signed)) return answer(-1);
    if (paidBy) return answer(-4);
    if (fields.action === "0") return answer(0);
    if (prepared !== "7") return answer(-6);
    if (Number(fields.error) < 0) return answer(-9);
    paidBy = id;
    return answer(0);
  };
}

test("prepares and completes with signed forms", async () => {
  const { outcomes, heard, payments } = await payAt("click", LINK, "pay", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(heard.map(({ path }) => path)).toEqual([
    "/api/payments/click/prepare",
    "/api/payments/click/complete",
  ]);
  const [prepare, complete] = heard.map(fieldsOf);
  const id = payments[0]?.id;
  expect(BigInt(id!)).toBeGreaterThan(2n ** 53n);
  expect(BigInt(id!)).toBeLessThan(2n ** 63n);
  expect(prepare).toEqual({
    click_trans_id: id,
    service_id: "1001",
    click_paydoc_id: expect.stringMatching(/^\d{10}$/),
    merchant_trans_id: "197",
    amount: "1500.00",
    action: "0",
    error: "0",
    error_note: "Success",
    sign_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    sign_string: expect.any(String),
  });
  expect(complete).toMatchObject({ action: "1", error: "0", merchant_prepare_id: "7" });
  expect(heard[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
});

test("calls off with a negative error when the bank refuses, and after a Prepare that was refused", async () => {
  const declined = await payAt("click", LINK, "decline", merchant());
  expect(declined.outcomes).toEqual(["declined"]);
  expect(fieldsOf(declined.heard[1]!)).toMatchObject({ action: "1", error: "-5017" });
  const refused = await payAt("click", LINK, "pay", () => ({ body: { error: -5 } }));
  expect(refused.outcomes).toEqual(["refused"]);
  expect(refused.calls.map(({ name }) => name)).toEqual(["prepare", "complete"]);
  expect(fieldsOf(refused.heard[1]!)).toMatchObject({ error: "-5017" });
  const left = await payAt("click", LINK, "timeout", merchant());
  expect([left.outcomes, left.names]).toEqual([["unfinished"], ["prepare"]]);
});

test("pays twice and is told both times; of a second payment nothing is taken", async () => {
  const { outcomes, calls } = await payAt("click", LINK, "twice", merchant());
  expect(outcomes).toEqual(["paid", "refused"]);
  expect(calls.map(({ name, answer }) => [name, (answer as { error: number }).error])).toEqual([
    ["prepare", 0],
    ["prepare", 0],
    ["complete", 0],
    ["complete", -4],
    ["prepare", -4],
  ]);
});

test("a lost answer is asked for again, after which -4 means paid", async () => {
  const { outcomes, calls } = await payAt("click", LINK, "lost", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(calls.map(({ isLost, answer }) => [isLost, (answer as { error: number }).error])).toEqual([
    [true, 0],
    [false, 0],
    [true, 0],
    [false, -4],
  ]);
});

test("an error after the money was taken leaves the payment to people", async () => {
  const { outcomes } = await payAt("click", LINK, "pay", (heard) => ({
    body: { error: fieldsOf(heard).action === "0" ? 0 : -7, merchant_prepare_id: 7 },
  }));
  expect(outcomes).toEqual(["stuck"]);
});

test("has no word for giving money back", async () => {
  await expect(returnAt("click", "1", merchant())).rejects.toThrow(/dashboard/);
});

test("shows no page for another service or an odd amount", async () => {
  for (const [from, to] of [
    ["1001", "1002"],
    ["2002", "2003"],
    ["1500.00", "1500.001"],
    ["=197", "="],
  ] as const) {
    await expect(payAt("click", LINK.replace(from, to), "pay", merchant())).rejects.toThrow(/400/);
  }
});
