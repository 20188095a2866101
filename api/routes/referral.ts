import Router from "@koa/router";
import * as contract from "#contract/referral.ts";
import { listBalance } from "#core/shop/referral/listBalance.ts";
import { listPayable, payOut } from "#core/shop/referral/payOut.ts";
import { countReferrals, readReferral, readRewardTotals } from "#core/shop/referral/readReferral.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const referral = new Router<ApiState>({ sensitive: true });

route(referral, contract.getRewardTotals, (_, { userId }) => readRewardTotals(userId));
route(referral, contract.countReferrals, (_, { userId }) => countReferrals(userId));
route(referral, contract.getReferral, (page, { userId }) => readReferral(userId, page));
route(referral, contract.listBalance, (page, { userId }) => listBalance(userId, page));
route(referral, contract.listPayouts, (page) => listPayable(page));
route(referral, contract.payOut, (payout, { userId }) => payOut(userId, payout));
