import type { InlineKeyboardButton } from "grammy/types";
import { hushFavourite } from "#core/market/favourites/hushFavourite.ts";
import { answerSelling } from "#core/market/notices/askStillSelling.ts";
import { noticePress } from "#core/market/notices/noticePress.ts";
import { ownerPress } from "#core/market/notices/ownerNotice.ts";
import { hasOwnPromoted } from "#core/market/promotions/hasOwnPromoted.ts";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { readOwnStatus } from "#core/market/selling/readOwnListing.ts";
import { renewListing } from "#core/market/selling/renewListing.ts";
import { reopenListing } from "#core/market/selling/reopenListing.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import { dayAndMonth } from "#core/platform/time/reportDay.ts";
import { Feature } from "../../chat/feature.ts";
import { buttonsLeft, type Pressed, settleNotice } from "../../chat/settleNotice.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below notices about listings: one's own and those one keeps. */
export const listingNotices = new Feature("listingNotices");

/** A listing that a moderator took down can't be changed any more, so its form doesn't open. */
const leadsToForm = (button: InlineKeyboardButton) =>
  "web_app" in button && button.web_app.url.includes("/editProduct/");

/**
 * Writes on a notice what its listing has become since, with what can still be done. A second press of "sold" finds
 * it sold, as the first one said.
 */
async function settleAsItIs(ctx: Pressed, id: number): Promise<void> {
  const { status, isSold } = await readOwnStatus(ctx.person.id, id);
  const reopen = pressButton(ctx.t("button-undo-sold"), ownerPress.reopen.pack(id));
  const left = buttonsLeft(ctx, () => true);
  const rows = status === "removed" ? left.filter((row) => !row.some(leadsToForm)) : left;
  const isOver = status === "closed" || status === "expired";
  await settleNotice(
    ctx,
    ctx.t(isSold ? "selling-sold" : `listing-now-${status}`),
    undefined,
    isOver ? [[reopen], ...rows] : rows,
  );
}

/** Does what was pressed for; where the listing isn't any more what the notice was about, says what it is. */
async function unlessChanged(ctx: Pressed, id: number, act: () => Promise<void>) {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof RuleError) || (error.code !== "not_active" && error.code !== "conflict"))
      throw error;
    await settleAsItIs(ctx, id);
  }
}

listingNotices.press(ownerPress.renew, (ctx, id) =>
  unlessChanged(ctx, id, async () => {
    const { expiresAt } = await renewListing(ctx.person.id, id);
    await settleNotice(ctx, ctx.t("listing-renewed", { day: dayAndMonth(expiresAt) }));
  }),
);

listingNotices.press(ownerPress.reopen, (ctx, id) =>
  unlessChanged(ctx, id, async () => {
    const { status } = await reopenListing(ctx.person.id, id);
    await settleNotice(ctx, ctx.t(status === "active" ? "listing-reopened" : "listing-resubmitted"));
  }),
);

listingNotices.press(noticePress.selling, (ctx, id) =>
  unlessChanged(ctx, id, async () => {
    await answerSelling(ctx.person.id, id);
    const over = [ctx.callbackQuery.data, noticePress.sold.pack(id, "lost") as string];
    await settleNotice(ctx, ctx.t("selling-noted"), (data) => over.includes(data));
  }),
);

listingNotices.press(noticePress.sold, (ctx, id, lost) =>
  unlessChanged(ctx, id, async () => {
    if (!lost && (await hasOwnPromoted(ctx.person.id, id))) {
      const sure = pressButton(ctx.t("button-sold-anyway"), noticePress.sold.pack(id, "lost"));
      const keep = pressButton(ctx.t("button-keep-selling"), noticePress.selling.pack(id));
      return settleNotice(ctx, ctx.t("sold-ends-promotion"), undefined, [[sure], [keep]]);
    }
    await closeListing(ctx.person.id, { id, reason: "SoldHere" });
    const undo = pressButton(ctx.t("button-undo-sold"), ownerPress.reopen.pack(id));
    await settleNotice(ctx, ctx.t("selling-sold"), undefined, [[undo]]);
  }),
);

listingNotices.press(noticePress.hush, async (ctx, id) => {
  await hushFavourite(ctx.person.id, id, true);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-hushed"), show_alert: true });
  await turnButtons(ctx);
});

listingNotices.press(noticePress.unhush, async (ctx, id) => {
  await hushFavourite(ctx.person.id, id, false);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-unhushed") });
  await turnButtons(ctx);
});
