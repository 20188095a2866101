import { expect, test } from "vitest";
import { payAt, returnAt } from "../../tests/kits/messenger/payAt.ts";
import type { Say } from "../../tests/kits/messenger/startFakeMerchant.ts";

const LINK = "http://localhost:1/pay/uzum?serviceId=3003&order_id=197&amount=150000&person=5000001";

/** A merchant that keeps one order and answers with codes as Uzum wants them. */
function merchant(): Say {
  const states = new Map<string, string>();
  const fail = (errorCode: number) => ({ status: 400, body: { status: "FAILED", errorCode } });
  return ({ path, body }) => {
    const { transId, params } = JSON.parse(body);
    const state = states.get(transId);
    const isPaid = [...states.values()].includes("CONFIRMED");
    const set = (status: string) => {
      states.set(transId, status);
      return { body: { serviceId: 3003, transId, status } };
    };
    if (path.endsWith("/check"))
      return isPaid || params.order_id !== "197" ? fail(10_008) : { body: { status: "OK" } };
    if (path.endsWith("/create")) return state ? fail(10_010) : set("CREATED");
    if (!state) return fail(10_014);
    if (path.endsWith("/status")) return { body: { status: state } };
    if (path.endsWith("/confirm")) return state === "CREATED" ? set("CONFIRMED") : fail(10_016);
    return set("REVERSED");
  };
}

test("checks, creates and confirms", async () => {
  const { outcomes, heard, payments } = await payAt("uzum", LINK, "pay", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(heard.map(({ path }) => path)).toEqual(
    ["check", "create", "confirm"].map((name) => `/api/payments/uzum/${name}`),
  );
  expect(heard[0]?.headers).toMatchObject({
    authorization: `Basic ${btoa("uzum:a password of Uzum")}`,
    "content-type": "application/json",
  });
  const [check, create, confirm] = heard.map(({ body }) => JSON.parse(body));
  const transId = payments[0]?.id;
  const common = { serviceId: 3003, timestamp: expect.any(Number) };
  expect(check).toEqual({ ...common, params: { order_id: "197" } });
  expect(create).toEqual({ ...common, transId, params: { order_id: "197" }, amount: 150_000 });
  expect(confirm).toMatchObject({ ...common, transId, paymentSource: "UZCARD" });
});

test("reverses when the bank refuses, and leaves off where the payer does", async () => {
  const declined = await payAt("uzum", LINK, "decline", merchant());
  expect([declined.outcomes, declined.names]).toEqual([["declined"], ["check", "create", "reverse"]]);
  const left = await payAt("uzum", LINK, "timeout", merchant());
  expect([left.outcomes, left.names]).toEqual([["unfinished"], ["check", "create"]]);
});

test("pays twice: the codes of repeated calls mean done, and a second payment is refused", async () => {
  const { outcomes, calls } = await payAt("uzum", LINK, "twice", merchant());
  expect(outcomes).toEqual(["paid", "refused"]);
  const codes = calls.map(({ name, answer }) => [name, (answer as { errorCode?: number }).errorCode ?? 0]);
  expect(codes).toContainEqual(["create", 10_010]);
  expect(codes).toContainEqual(["confirm", 10_016]);
  expect(codes.at(-1)).toEqual(["check", 10_008]);
});

test("never confirms again when the answer is lost: it asks for the status", async () => {
  const { outcomes, names } = await payAt("uzum", LINK, "lost", merchant());
  expect(outcomes).toEqual(["paid"]);
  expect(names.filter((name) => name === "confirm")).toHaveLength(1);
  expect(names.at(-1)).toBe("status");
});

test("asks for the status ten times, then takes everything back", async () => {
  const well = merchant();
  const { outcomes, names } = await payAt("uzum", LINK, "pay", (heard, number) =>
    heard.path.endsWith("/confirm") ? undefined : well(heard, number),
  );
  expect(outcomes).toEqual(["returned"]);
  expect(names.filter((name) => name === "status")).toHaveLength(10);
  expect(names.at(-1)).toBe("reverse");
});

test("gives the money back by the payment's number, unless the merchant says it is used up", async () => {
  const { payments, heard } = await returnAt("uzum", "t", () => ({ body: { status: "REVERSED" } }));
  expect(payments).toEqual([{ id: "t", outcome: "returned" }]);
  expect(JSON.parse(heard[0]?.body ?? "")).toMatchObject({ serviceId: 3003, transId: "t" });
  const code = (errorCode: number) => () => ({ status: 400, body: { status: "FAILED", errorCode } });
  expect((await returnAt("uzum", "t", code(10_018))).payments[0]?.outcome).toBe("returned");
  expect((await returnAt("uzum", "t", code(10_017))).payments[0]?.outcome).toBe("refused");
});

test("shows no page for another service, no order or an odd amount", async () => {
  for (const [from, to] of [
    ["3003", "3004"],
    ["&order_id=197", ""],
    ["150000", "1500.00"],
  ] as const) {
    await expect(payAt("uzum", LINK.replace(from, to), "pay", merchant())).rejects.toThrow(/400/);
  }
});
