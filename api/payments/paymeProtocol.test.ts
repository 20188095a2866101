import { expect, test } from "vitest";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { PAYME_AUTHORIZATION, type PaymeAnswer, paymeId, startPayme } from "../../tests/callPayme.ts";
import { sellServices } from "../../tests/moneyFactories.ts";

await sellServices();
const { api, send, call, codeOf, begin } = await startPayme();

test("a statement tells every payment that began, ends included, the earliest first", async () => {
  const from = 1_400_000_000_000;
  const times = [from + 5, from, from + 10, from - 1, from + 11];
  const made = await Promise.all(times.map(() => begin()));
  for (const [index, { id }] of made.entries()) {
    await ProviderPayment.update({ providerTime: new Date(times[index]!) }, { where: { externalId: id } });
  }
  await call("PerformTransaction", { id: made[0]!.id });
  const { result } = await call("GetStatement", { from, to: from + 10 });
  const { order, amount, account, id, create_time, transaction } = made[1]!;
  expect(result!.transactions.map((one) => one.id)).toEqual([id, made[0]!.id, made[2]!.id]);
  expect(result!.transactions[0]).toEqual({
    id,
    time: from,
    amount,
    account,
    create_time,
    transaction,
    receivers: null,
    perform_time: 0,
    cancel_time: 0,
    state: 1,
    reason: null,
  });
  expect(account.order_id).toBe(String(order.id));
  // The payment whose time is long over was given up when it was to be performed, and is told as well.
  expect(result!.transactions[1]).toMatchObject({ state: -1, reason: 4 });
  expect((await call("GetStatement", { from: 0, to: 1 })).result).toEqual({ transactions: [] });
});

test("tax receipts are kept beside their payment", async () => {
  const { id } = await begin();
  const fiscal_data = {
    receipt_id: 121,
    status_code: 0,
    message: "accepted\u0000\ud800",
    fiscal_sign: "80031",
    date: "20261122",
  };
  expect((await call("SetFiscalData", { id, type: "PERFORM", fiscal_data })).result).toEqual({
    success: true,
  });
  expect((await call("SetFiscalData", { id, type: "CANCEL", fiscal_data: {} })).result).toEqual({
    success: true,
  });
  const { details } = (await ProviderPayment.findOne({ where: { externalId: id } }))!;
  expect(details).toEqual({ receipt: { ...fiscal_data, message: "accepted  " }, cancelReceipt: {} });
  expect(await codeOf("SetFiscalData", { id: paymeId(), type: "PERFORM", fiscal_data })).toBe(-32001);
  for (const wrong of [
    { type: "OTHER", fiscal_data },
    { type: "PERFORM" },
    { type: "PERFORM", fiscal_data: 7 },
  ])
    expect(await codeOf("SetFiscalData", { id, ...wrong })).toBe(-32602);
});

test.each<[string, string | undefined, number, PaymeAnswer["id"]]>([
  ["no JSON", "{", -32700, null],
  ["nothing", "", -32700, null],
  ["a batch", '[{"id":1,"method":"CheckTransaction","params":{}}]', -32600, null],
  ["no method", '{"id":7,"params":{}}', -32600, 7],
  ["params in a row", '{"id":7,"method":"CheckTransaction","params":["x"]}', -32600, 7],
  ["no params", '{"id":7,"method":"CheckTransaction"}', -32600, 7],
  ["an id that is text", '{"id":"7","method":"Nonsense","params":{}}', -32601, "7"],
  ["an id that is no whole number", '{"id":7.5,"method":"Nonsense","params":{}}', -32601, 7.5],
  ["an id that is text, and no method", '{"id":"7","params":{}}', -32600, "7"],
  ["an id that is true", '{"id":true,"method":"CheckTransaction","params":{}}', -32600, true],
  ["an id that is null", '{"id":null,"method":"CheckTransaction","params":{}}', -32600, null],
  ["an id that is an object", '{"id":{"a":[1]},"method":"CheckTransaction","params":{}}', -32600, { a: [1] }],
  ["no id", '{"method":"CheckTransaction","params":{}}', -32600, null],
  ["an id in an array", '["id"]', -32600, null],
  [
    "too short an id",
    '{"id":5000000000,"method":"CheckTransaction","params":{"id":"1"}}',
    -32600,
    5_000_000_000,
  ],
  [
    "more than is read",
    JSON.stringify({ id: 1, method: "x", params: { x: "x".repeat(70_000) } }),
    -32700,
    null,
  ],
])("a call that is %s", async (_, body, code, id) => {
  const { error, id: answered } = await send(body);
  expect([error?.code, answered]).toEqual([code, id]);
});

test("an answer has the id of its call, of whichever kind, also when nothing is wrong", async () => {
  for (const id of [1, "f3b1-7", "", -2.5]) {
    const answer = await send(JSON.stringify({ id, method: "GetStatement", params: { from: 1, to: 2 } }));
    expect(answer).toEqual({ id, result: { transactions: [] } });
  }
  const denied = await send('{"id":"x","method":"GetStatement","params":{}}', { authorization: "" });
  expect(denied).toMatchObject({ id: "x", error: { code: -32504 } });
});

test.each([
  "9007199254740993",
  "1.0",
  "1e400",
  "-0",
  '{"a": 12345678901234567890}',
  '[1.50, "x"]',
  "true",
  '"\\ud83d"',
])("an id is written back as it came: %s", async (id) => {
  const request = { method: "POST", headers: { Authorization: PAYME_AUTHORIZATION } };
  const body = `{ "jsonrpc":"2.0", "id" : ${id} ,"method":"GetStatement","params":{"from":1,"to":2}}`;
  const response = await fetch(`${api.url}/api/payments/payme`, { ...request, body });
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  const text = await response.text();
  expect(text.slice(text.lastIndexOf('"id":'))).toBe(`"id":${id}}`);
});

test("methods that there aren't are named", async () => {
  for (const method of ["ChangePassword", "constructor", "__proto__", "Nonsense"])
    expect((await call(method, { password: "x" })).error).toMatchObject({ code: -32601, data: method });
});

test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("Payme calls by POST, not by %s", async (method) => {
  expect((await send(undefined, { method })).error?.code).toBe(-32300);
});
