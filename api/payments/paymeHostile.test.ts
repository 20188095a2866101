import { expect, test, vi } from "vitest";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { PAYME_AUTHORIZATION, type PaymeAnswer, paymeId, startPayme } from "../../tests/callPayme.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildOrder, sellServices } from "../../tests/moneyFactories.ts";
import { isAllowedAddress } from "./isAllowedAddress.ts";

vi.mock("./isAllowedAddress.ts", () => ({ isAllowedAddress: vi.fn(() => true) }));

await sellServices();
const { api, send, call, begin } = await startPayme();

/** The same numbers in the same order each time, from 0 to 1. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = createRandom(20_261_122);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const oddities: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  9_999_999_999_999,
  1e15,
  "",
  "0",
  "1e9",
  "\u0000".repeat(24),
  "\ud800".repeat(24),
  "'; drop table transactions; --",
  "x".repeat(24),
  "٣",
  "🙂".repeat(12),
  [],
  [[]],
  {},
  { length: 24 },
  { $ne: null },
  { toString: 1 },
  ["__proto__"],
  { __proto__: { order_id: 1 } },
];

/** A value of JSON, odd in some place. */
function oddly(value: unknown): unknown {
  if (typeof value !== "object" || value === null || random() < 0.3) return pick(oddities);
  const entries = Object.entries(value);
  const [name] = pick(entries);
  if (random() < 0.2) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return { ...value, [name]: oddly((value as Record<string, unknown>)[name]) };
}

/** A refusal in Payme's terms, which isn't that something broke. */
function expectRefusal({ error }: PaymeAnswer, body: string) {
  expect(error, body).toBeDefined();
  expect(error!.code, body).not.toBe(-32400);
  expect(Number.isInteger(error!.code)).toBe(true);
  expect(Object.values(error!.message).every((text) => text.length > 0)).toBe(true);
}

/** The fields that each method reads, of params or of what stands in them. */
const fields: Record<string, string[]> = {
  CheckPerformTransaction: ["amount", "account", "account.order_id"],
  CreateTransaction: ["id", "time", "amount", "account", "account.order_id"],
  PerformTransaction: ["id"],
  CancelTransaction: ["id", "reason"],
  CheckTransaction: ["id"],
  GetStatement: ["from", "to"],
  SetFiscalData: ["id", "type", "fiscal_data", "fiscal_data.message"],
};

test("no field of any method breaks us, whatever it holds", async () => {
  const { amount, account } = await buildOrder();
  const time = Date.now();
  const { params: known } = await begin();
  for (const [method, names] of Object.entries(fields)) {
    const isNew = method === "CreateTransaction";
    for (const [name, inner] of names.map((one) => one.split("."))) {
      for (const odd of [...oddities, undefined]) {
        const fiscal_data = { receipt_id: 1, message: "x" };
        const sound = { ...(isNew ? { id: paymeId(), time } : known), amount, account };
        const params = { ...sound, reason: 3, from: time, to: time, type: "PERFORM", fiscal_data };
        const value = inner ? { ...params[name as "account"], [inner]: odd } : odd;
        const answer = await call(method, { ...params, [name!]: value });
        if (answer.result === undefined) expectRefusal(answer, `${method} ${name} ${JSON.stringify(odd)}`);
        else if (isNew) await call("CancelTransaction", { id: name === "id" ? odd : params.id, reason: 3 });
      }
    }
  }
});

test("whatever comes is answered, and an odd call begins nothing", async () => {
  const { amount, account } = await buildOrder();
  const time = Date.now();
  const range = { from: time - 1000, to: time };
  const fiscal = { type: "PERFORM", fiscal_data: { receipt_id: 1, message: "x" } };
  const methods = ["CheckPerform", "Create", "Perform", "Cancel", "Check"].map(
    (name) => `${name}Transaction`,
  );
  for (let turn = 0; turn < 300; turn += 1) {
    const params = { id: paymeId(), time, amount, account, reason: 3, ...range, ...fiscal };
    const sound = { id: turn, method: pick([...methods, "GetStatement", "SetFiscalData"]), params };
    const body = JSON.stringify(oddly(sound));
    const answer = await send(body);
    // What was made odd may be a field that the method doesn't read.
    if (answer.result === undefined) expectRefusal(answer, body);
    else await call("CancelTransaction", { id: JSON.parse(body).params.id, reason: 3 });
  }
  expect(await ProviderPayment.count({ where: { state: ["performed", "reversed", "surplus"] } })).toBe(0);
  expect(await Transaction.count({ where: { status: "Pending" } })).toBe(0);
});

test("bytes that are no text, and text that is no JSON, are refused", async () => {
  const whole = JSON.stringify({ id: 1, method: "CheckTransaction", params: { id: paymeId() } });
  for (let turn = 0; turn < 100; turn += 1) {
    const bytes = Buffer.from(whole);
    for (let blow = 0; blow < 3; blow += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    const response = await fetch(`${api.url}/api/payments/payme`, {
      method: "POST",
      headers: { Authorization: PAYME_AUTHORIZATION },
      body: bytes,
    });
    expect(response.status).toBe(200);
    expectRefusal((await response.json()) as PaymeAnswer, bytes.toString("hex"));
  }
  for (const body of [
    "[".repeat(30_000),
    `{"id":1,${'"a":'.repeat(3)}`,
    "null",
    "7",
    '"x"',
    "NaN",
    "\ufeff{}",
  ]) {
    expectRefusal(await send(body), body);
  }
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
const key = Buffer.from(PAYME_AUTHORIZATION.slice("Basic ".length), "base64").toString();

test.each([
  ["nothing", ""],
  ["no secret", "Basic"],
  ["another scheme", PAYME_AUTHORIZATION.replace("Basic", "Bearer")],
  ["another login", basic(key.replace("Paycom", "paycom"))],
  ["a key that is longer", basic(`${key}x`)],
  ["a key that is shorter", basic(key.slice(0, -1))],
  ["no login", basic(key.slice("Paycom".length))],
  ["rubbish", `Basic ${"%".repeat(2000)}`],
])("%s opens nothing", async (_, authorization) => {
  const { amount, account } = await buildOrder();
  const refused = await call("CheckPerformTransaction", { amount, account }, authorization);
  expect(refused.error?.code).toBe(-32504);
});

test("nobody calls in Payme's name from another address, even with its key", async () => {
  const { amount, account } = await buildOrder();
  vi.mocked(isAllowedAddress).mockReturnValueOnce(false);
  expect((await call("CheckPerformTransaction", { amount, account })).error?.code).toBe(-32504);
  expect((await call("CheckPerformTransaction", { amount, account })).result?.allow).toBe(true);
});

test("the log names payments and codes, and no secrets", async () => {
  const lines = captureLog();
  const { amount, account } = await buildOrder();
  const params = { id: paymeId(), time: Date.now(), amount, account };
  await call("CreateTransaction", params);
  await call("PerformTransaction", params);
  await call("CreateTransaction", { ...params, id: paymeId() });
  await call("CheckTransaction", params, basic("Paycom:not-the-key"));
  const text = lines.join("");
  expect(text).toMatch(new RegExp(`"externalId":"${params.id}".*"before":"Pending","after":"Paid"`));
  expect(text).toContain('"code":-31051');
  expect(text).toContain('"code":-32504');
  const [, password = ""] = key.split(":");
  for (const secret of [password, "not-the-key", PAYME_AUTHORIZATION.slice(6)])
    expect(text).not.toContain(secret);
});
