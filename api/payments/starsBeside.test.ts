import { expect, test } from "vitest";
import { agreeToInvoice, takeAgreementBack } from "#core/money/stars/agreeToInvoice.ts";
import type { Listing } from "#db/models/Listing.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { clickFields, completing, startClick } from "../../tests/callClick.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { startUzum } from "../../tests/callUzum.ts";
import { buildListing } from "../../tests/factories.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const payme = await startPayme();
const click = await startClick();
const uzum = await startUzum();

/** An order of a listing with a provider. */
interface Open {
  order: Transaction;
  /** Begins to take its money; gives what is answered, 0 where it may. */
  begin: () => Promise<number | undefined>;
  /** Calls off what was begun. */
  callOff: () => Promise<unknown>;
}

async function openPayme(listing?: Listing): Promise<Open> {
  const { order, amount, account } = await buildOrder("payme", listing);
  const params = { id: paymeId(), time: Date.now(), amount, account };
  return {
    order,
    begin: async () => (await payme.codeOf("CreateTransaction", params)) ?? 0,
    callOff: () => payme.call("CancelTransaction", { id: params.id, reason: 3 }),
  };
}

async function openClick(listing?: Listing): Promise<Open> {
  const { order } = await buildOrder("click", listing);
  const fields = clickFields(order);
  let prepared: Awaited<ReturnType<typeof click.send>> | undefined;
  return {
    order,
    begin: async () => {
      prepared = await click.send("prepare", fields);
      return prepared.error;
    },
    callOff: () =>
      click.send(
        "complete",
        completing(fields, { merchant_prepare_id: null, ...prepared }, { error: "-5017" }),
      ),
  };
}

async function openUzum(listing?: Listing): Promise<Open> {
  const { order, amount } = await buildOrder("uzum", listing);
  const call = { transId: paymeId(), params: { order_id: String(order.id) }, amount };
  return {
    order,
    begin: async () => (await uzum.codeOf("create", call)) ?? 0,
    callOff: () => uzum.send("reverse", { transId: call.transId }),
  };
}

const open = { payme: openPayme, click: openClick, uzum: openUzum };
const methods = Object.keys(open) as (keyof typeof open)[];
const refusals = { payme: -31099, click: -9, uzum: 99999 };

let questions = 0;
/** An order in Stars for the same; `agree` answers Telegram's next question about it. */
async function openStars(listing: Listing) {
  const { order } = await buildOrder("stars", listing);
  const { telegramId } = await User.findByPk(order.userId, { rejectOnEmpty: true });
  const invoiced = {
    telegramId: telegramId!,
    payload: String(order.id),
    currency: "XTR",
    amount: order.stars!,
  };
  return {
    agree: async () => {
      questions += 1;
      return (await agreeToInvoice(invoiced, `beside${questions}`)).refusal;
    },
    takeBack: () => takeAgreementBack(`beside${questions}`),
  };
}

test.each(methods)("Stars aren't agreed to while %s takes money for the same", async (method) => {
  const { listing } = await buildOrder();
  const stars = await openStars(listing);
  const begun = await open[method](listing);
  expect(await begun.begin()).toBe(0);
  expect(await stars.agree()).toBe("busy");
  // Something else isn't in the way.
  const other = await openStars(await buildListing({ ownerId: listing.ownerId }));
  expect(await other.agree()).toBeUndefined();

  await begun.callOff();
  expect(await statusOf(begun.order.id)).not.toBe("Pending");
  expect(await stars.agree()).toBeUndefined();
});

test.each(methods)("%s takes no money while Stars may be taken for the same", async (method) => {
  const { listing } = await buildOrder();
  const stars = await openStars(listing);
  const beside = await open[method](listing);
  expect(await stars.agree()).toBeUndefined();
  expect(await beside.begin()).toBe(refusals[method]);
  await stars.takeBack();
  const anew = await open[method](listing);
  expect(await anew.begin()).toBe(0);
});

test.each(methods)("of Stars and %s that begin at once one does", async (method) => {
  for (let turn = 0; turn < 6; turn += 1) {
    const { listing } = await buildOrder();
    const stars = await openStars(listing);
    const beside = await open[method](listing);
    const begins = [stars.agree, beside.begin];
    if (turn % 2 === 1) begins.reverse();
    const answers = await Promise.all(begins.map((begin) => begin()));
    expect(answers.filter((answer) => answer === undefined || answer === 0)).toHaveLength(1);
    expect(answers.some((answer) => answer === "busy" || answer === refusals[method])).toBe(true);
  }
});

test("Payme, Click and Uzum don't wait for each other", async () => {
  const { listing } = await buildOrder();
  for (const method of methods) expect(await (await open[method](listing)).begin()).toBe(0);
  expect(await Transaction.count({ where: { listingId: listing.id, status: "Pending" } })).toBe(3);
});
