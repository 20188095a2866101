import { Composer } from "grammy";
import { hushFavourite } from "#core/favourites/hushFavourite.ts";
import { ownerPress } from "#core/lifecycle/ownerNotice.ts";
import { closeListing } from "#core/listings/closeListing.ts";
import { renewListing } from "#core/listings/renewListing.ts";
import { reopenListing } from "#core/listings/reopenListing.ts";
import { answerSelling } from "#core/notices/answerSelling.ts";
import { noticePress } from "#core/notices/noticePress.ts";
import { hasOwnPromoted } from "#core/promotions/hasOwnPromoted.ts";
import { dayAndMonth } from "#core/reportDay.ts";
import type { BotContext } from "../context.ts";
import { settleNotice } from "../settleNotice.ts";
import { turnButtons } from "../turnButtons.ts";

/** Presses below notices about listings: one's own and those one keeps. */
export const listingNotices = new Composer<BotContext>();

/** Follows a press whose loss of a promotion was agreed to. */
const LOST = ":lost";

const pressed = (press: string) => new RegExp(`^${press}([1-9]\\d{0,8})$`);

listingNotices.callbackQuery(pressed(ownerPress.renew), async (ctx) => {
  const { expiresAt } = await renewListing(ctx.person.id, Number(ctx.match[1]));
  await settleNotice(ctx, ctx.t("listing-renewed", { day: dayAndMonth(expiresAt) }));
});

listingNotices.callbackQuery(pressed(ownerPress.reopen), async (ctx) => {
  const { status } = await reopenListing(ctx.person.id, Number(ctx.match[1]));
  await settleNotice(ctx, ctx.t(status === "active" ? "listing-reopened" : "listing-resubmitted"));
});

listingNotices.callbackQuery(pressed(noticePress.selling), async (ctx) => {
  const id = Number(ctx.match[1]);
  await answerSelling(ctx.person.id, id);
  const over = [ctx.callbackQuery.data, noticePress.sold + id + LOST];
  await settleNotice(ctx, ctx.t("selling-noted"), (data) => over.includes(data));
});

listingNotices.callbackQuery(new RegExp(`^${noticePress.sold}([1-9]\\d{0,8})(${LOST})?$`), async (ctx) => {
  const id = Number(ctx.match[1]);
  if (!ctx.match[2] && (await hasOwnPromoted(ctx.person.id, id))) {
    const sure = { text: ctx.t("button-sold-anyway"), callback_data: noticePress.sold + id + LOST };
    const keep = { text: ctx.t("button-keep-selling"), callback_data: noticePress.selling + id };
    return settleNotice(ctx, ctx.t("sold-ends-promotion"), undefined, [[sure], [keep]]);
  }
  await closeListing(ctx.person.id, { id, reason: "SoldHere" });
  const undo = { text: ctx.t("button-undo-sold"), callback_data: ownerPress.reopen + id };
  await settleNotice(ctx, ctx.t("selling-sold"), undefined, [[undo]]);
});

listingNotices.callbackQuery(pressed(noticePress.hush), async (ctx) => {
  const id = Number(ctx.match[1]);
  await hushFavourite(ctx.person.id, id, true);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-hushed"), show_alert: true });
  await turnButtons(ctx);
});

listingNotices.callbackQuery(pressed(noticePress.unhush), async (ctx) => {
  const id = Number(ctx.match[1]);
  await hushFavourite(ctx.person.id, id, false);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-unhushed") });
  await turnButtons(ctx);
});
