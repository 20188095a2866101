import Router from "@koa/router";
import * as contract from "#contract/moderation.ts";
import { reportListing } from "#core/market/abuseReports/reportListing.ts";
import { moderateListings } from "#core/market/moderation/moderateListings.ts";
import { readModerationQueue } from "#core/market/moderation/readModerationQueue.ts";
import { blockPerson, listBlocks, unblockPerson } from "#core/people/blocks/blockPerson.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const moderation = new Router<ApiState>({ sensitive: true });

const done = { ok: true as const };

route(moderation, contract.listForModeration, (page, { userId }) => readModerationQueue(userId, page));
route(moderation, contract.moderateListings, (asked, { userId }) => moderateListings(userId, asked), {
  isInParts: true,
});
route(moderation, contract.reportListing, async (report, { userId }) => {
  await reportListing(userId, report);
  return done;
});

route(moderation, contract.listBlocks, (asked, { userId }) => listBlocks(userId, asked));
route(moderation, contract.blockPerson, async (wish, { userId }) => {
  await blockPerson(userId, wish);
  return done;
});
route(moderation, contract.unblockPerson, async ({ userId: blockedId }, { userId }) => {
  await unblockPerson(userId, blockedId);
  return done;
});
