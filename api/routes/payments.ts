import Router from "@koa/router";
import * as contract from "#contract/payments.ts";
import { buyCoins, buyPromotion } from "#core/money/payments/beginPurchase.ts";
import { getTransactionStatus } from "#core/money/payments/getTransactionStatus.ts";
import { readCoinPacks } from "#core/money/payments/listCoinPacks.ts";
import { paymentProviders } from "#core/money/payments/payLink.ts";
import { abandonInvoice } from "#core/money/stars/abandonInvoice.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const payments = new Router<ApiState>({ sensitive: true });

// Invoices are made by Telegram.
const inParts = { isInParts: true } as const;

route(payments, contract.listCoinPacks, () => readCoinPacks());
route(payments, contract.listPaymentMethods, () => paymentProviders());
route(payments, contract.createTransaction, (wish, { userId }) => buyPromotion(userId, wish), inParts);
route(payments, contract.buyCoins, ({ packId }, { userId }) => buyCoins(userId, packId), inParts);
route(payments, contract.giveUpTransaction, ({ id }, { userId }) => abandonInvoice(userId, id));
route(payments, contract.getTransactionStatus, ({ id }, { userId }) => getTransactionStatus(userId, id));
