import { afterEach, expect, test } from "vitest";
import { saveDeliveryProfile } from "#core/people/shoppers/deliveryProfile.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bring, buy, earn, rewardOf, walletOf } from "../../../tests/referralFactories.ts";
import { checkReferral } from "./checkReferral.ts";
import { payOut } from "./payOut.ts";
import { readReferral } from "./readReferral.ts";

const admin = await buildUser({ isAdmin: true });

afterEach(async () => {
  expect((await checkReferral()).faults).toEqual([]);
});

test("the whole balance is paid out: lines are Paid, it is audited, and the person is told with the method they chose", async () => {
  const user = await buildUser({ botStartedAt: new Date() });
  await saveDeliveryProfile(user.id, { payoutMethod: "asha@upi" });
  const [first, second] = [await earn(user), await earn(user)];
  await buy(user, { balance: 6 });
  const payout = await payOut(admin.id, { userId: user.id, amount: 1050, note: "UPI 123" });
  expect(payout).toMatchObject({ amount: 1050, method: "asha@upi" });
  for (const { id } of [first, second]) expect(await rewardOf(id)).toMatchObject({ state: "Paid" });
  expect(await readReferral(user.id, { take: 1 })).toMatchObject({
    balance: 0,
    pending: 0,
    approved: 0,
    paid: 1650,
    earned: 1650,
    payoutMethod: "asha@upi",
  });
  expect(await AuditEntry.findOne({ where: { action: "referral.payout" } })).toMatchObject({
    actorId: admin.id,
    subjectId: String(user.id),
    details: { payoutId: payout.id, amount: 1050 },
  });
  const told = await OutboxMessage.findOne({ where: { cause: `referral-paid:${payout.id}` } });
  expect(told?.message).toMatchObject({
    text: { key: "referral-paid-to", values: { amount: "₹10.50", method: "asha@upi" } },
  });
});

test("what was paid out stays paid when the order comes back", async () => {
  const user = await buildUser();
  const order = await earn(user);
  await payOut(admin.id, { userId: user.id, amount: 825 });
  await bring(order.id, "returned");
  expect(await rewardOf(order.id)).toMatchObject({ state: "Paid" });
  expect(await walletOf(user.id)).toBe(0);
});

test("a balance that isn't what was shown isn't paid, nor is one twice, nor nobody's", async () => {
  const user = await buildUser();
  await earn(user);
  await expect(payOut(admin.id, { userId: user.id, amount: 800 })).rejects.toMatchObject({
    code: "conflict",
  });
  const paid = await Promise.allSettled(
    [1, 2, 3].map(() => payOut(admin.id, { userId: user.id, amount: 825 })),
  );
  expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await walletOf(user.id)).toBe(0);
  await expect(payOut(admin.id, { userId: 2_000_000_000, amount: 5 })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("who orders with the balance that is being paid out: one of the two gets it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await buildUser();
    await earn(user);
    const [paid, bought] = await Promise.allSettled([
      payOut(admin.id, { userId: user.id, amount: 825 }),
      buy(user, { balance: 8 }),
    ]);
    expect([paid.status, bought.status].sort()).toEqual(["fulfilled", "rejected"]);
    expect(await walletOf(user.id)).toBe(paid.status === "fulfilled" ? 0 : 25);
  }
});
