import { expect, test } from "vitest";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { transact } from "#db/sequelize.ts";
import { buildOrder, sellServices } from "../../../tests/moneyFactories.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { beginPayment } from "./beginPayment.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { isSurplusReturned, returnSurplus } from "./returnSurplus.ts";

await sellServices();

test("money that comes for a payment that was called off before is a surplus that waits, and goes back once", async () => {
  const { order, amount } = await buildOrder("uzum");
  const payment = await transact(async () => {
    const transaction = (await lockTransaction(order.id))!;
    const begun = { provider: "uzum" as const, externalId: "late", amount, providerTime: new Date() };
    const known = await beginPayment(transaction, begun);
    await abandonPayment(known, transaction, 4);
    return keepSurplus(transaction, known);
  });
  expect([payment.state, isSurplusReturned(payment)]).toEqual(["surplus", false]);

  await transact(async () => {
    await lockTransaction(order.id);
    await returnSurplus(await payment.reload());
  });
  const kept = await ProviderPayment.findByPk(payment.id, { rejectOnEmpty: true });
  expect([kept.resolution, isSurplusReturned(kept)]).toEqual(["returned", true]);
});
