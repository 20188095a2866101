import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { User } from "#db/models/User.ts";
import { clickFields, startClick } from "../../tests/callClick.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { startUzum } from "../../tests/callUzum.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const payme = await startPayme();
const click = await startClick();
const uzum = await startUzum();

const ban = (id: number) => User.update({ bannedAt: new Date() }, { where: { id } });

test("no provider may begin a payment of who is banned", async () => {
  const ordered = await buildOrder("payme");
  await ban(ordered.order.userId);
  const { amount, account } = ordered;
  expect(await payme.codeOf("CheckPerformTransaction", { amount, account })).toBe(-31052);
  const creating = { id: paymeId(), time: Date.now(), amount, account };
  expect(await payme.codeOf("CreateTransaction", creating)).toBe(-31052);

  const { order: clicked } = await buildOrder("click");
  await ban(clicked.userId);
  expect(await click.codeOf("prepare", clickFields(clicked))).toBe(-9);

  const { order, amount: tiyin } = await buildOrder("uzum");
  await ban(order.userId);
  const params = { order_id: String(order.id) };
  expect(await uzum.codeOf("check", { params })).toBe(10009);
  expect(await uzum.codeOf("create", { transId: randomUUID(), params, amount: tiyin })).toBe(10009);
  for (const { id } of [ordered.order, clicked, order]) expect(await statusOf(id)).toBe("Created");
});

test("money of a payment that began before the ban is accepted", async () => {
  const begun = await payme.begin();
  const prepared = await click.prepared();
  const created = await uzum.created();
  for (const { order } of [begun, prepared, created]) await ban(order.userId);
  const { result } = await payme.call("PerformTransaction", { id: begun.id });
  expect(result?.state).toBe(2);
  expect(await prepared.complete()).toBe(0);
  expect(await uzum.codeOf("confirm", created.confirmed)).toBeUndefined();
  for (const { order } of [begun, prepared, created]) expect(await statusOf(order.id)).toBe("Paid");
  expect((await checkLedger()).faults).toEqual([]);
});
