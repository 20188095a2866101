import { setTimeout as sleep } from "node:timers/promises";
import { Composer, GrammyError } from "grammy";
import type { RefundedPayment, SuccessfulPayment } from "grammy/types";
import { type Language, toLanguage } from "#contract/languages.ts";
import { agreeToInvoice, takeAgreementBack } from "#core/money/stars/agreeToInvoice.ts";
import { receiveStars } from "#core/money/stars/receive.ts";
import { refundStars } from "#core/money/stars/refundStars.ts";
import { takeRefund } from "#core/money/stars/takeRefund.ts";
import { findLanguage } from "#core/people/accounts/findLanguage.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { log } from "#core/platform/log/log.ts";
import type { BotContext } from "../../chat/context.ts";
import { isTelegramAway } from "../../chat/isTelegramAway.ts";

/**
 * Payments in Stars. They stand before everything that may turn people away, keep them in a scene or swallow an error:
 * what fails here goes on, and its update is worked again.
 */
export const stars = new Composer<BotContext>();

/** The time for a check; Telegram waits ten seconds for the answer. */
const CHECK_MS = 2000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const stopping = new AbortController();
  const late = sleep(CHECK_MS, undefined, { signal: stopping.signal }).then(
    () => Promise.reject(new Error("The check of an invoice took too long")),
    () => work,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    stopping.abort();
  }
}

/** The answer to the payer. */
interface Answer {
  /** Why they may not pay, in their language. */
  refusal: string | undefined;
  /** Telegram may have heard an earlier yes to the same question. */
  isAgain: boolean;
}

/** An invoice that can't be checked in time is refused. */
async function answerTo(query: NonNullable<BotContext["preCheckoutQuery"]>): Promise<Answer> {
  const { id, from, invoice_payload: payload, currency, total_amount: amount } = query;
  let language: Language = toLanguage(from.language_code) ?? "ru";
  const check = async () => {
    language = (await findLanguage(from.id)) ?? language;
    return agreeToInvoice({ telegramId: from.id, payload, currency, amount }, id);
  };
  const checking = check();
  try {
    const { refusal, isAgain } = await inTime(checking);
    return { refusal: refusal && translate(language, `checkout-${refusal}`), isAgain };
  } catch (error) {
    log.error({ provider: "stars", error: describeError(error) }, "an invoice could not be checked");
    // A check that ends too late agrees to nothing.
    void checking.then(({ isAgain }) => (isAgain ? undefined : takeAgreementBack(id))).catch(() => {});
    return { refusal: translate(language, "checkout-later"), isAgain: false };
  }
}

stars.on("pre_checkout_query", async (ctx) => {
  const { refusal, isAgain } = await answerTo(ctx.preCheckoutQuery);
  const { invoice_payload: transaction } = ctx.preCheckoutQuery;
  log.info({ provider: "stars", transaction, isRefused: refusal !== undefined }, "an invoice was checked");
  try {
    if (refusal === undefined) await ctx.answerPreCheckoutQuery(true);
    else await ctx.answerPreCheckoutQuery(false, { error_message: refusal });
  } catch (error) {
    // Telegram out of reach may be back in time.
    if (isTelegramAway(error) || !(error instanceof GrammyError)) throw error;
    // Too late may also be a second answer, of which the first was heard: then Telegram is asked (`askUnsure`).
    if (!isAgain && refusal === undefined) await takeAgreementBack(ctx.preCheckoutQuery.id);
    log.warn(
      { provider: "stars", transaction, telegram: error.description },
      "an answer to a payer came late",
    );
  }
});

/** Handles Telegram's messages about payments in Stars that were made or refunded. */
export const starReceipts = new Composer<BotContext>();

const chargeOf = (payment: SuccessfulPayment | RefundedPayment) => payment.telegram_payment_charge_id;

starReceipts.on("message:successful_payment", async (ctx) => {
  const { successful_payment: payment, date } = ctx.message;
  const receipt = await receiveStars({
    chargeId: chargeOf(payment),
    telegramId: ctx.from.id,
    payload: payment.invoice_payload,
    currency: payment.currency,
    amount: payment.total_amount,
    paidAt: new Date(date * 1000),
  });
  // There is nothing to keep it under. A call that fails is tried again with the update.
  if (receipt === "foreign") await refundStars(ctx.from.id, chargeOf(payment));
});

starReceipts.on("message:refunded_payment", (ctx) => takeRefund(chargeOf(ctx.message.refunded_payment)));
