import type { InlineKeyboardButton } from "grammy/types";
import type { ModerationItem } from "#contract/moderation.ts";
import { rejectReasons, sellersFaults } from "#contract/reasons.ts";
import {
  idPart,
  oneOf,
  optional,
  type Part,
  press,
  pressButton,
  yesNoPart,
} from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { appRow } from "../../../chat/keyboards.ts";
import type { SaidRefusal, Shown } from "../decisions/saidRefusal.ts";

type Rows = InlineKeyboardButton[][];

const edition: Part<number> = { ...idPart, pattern: /^\d{1,9}$/ };
const about = [idPart, edition] as const;
const reason = oneOf(rejectReasons);

/** Presses of a moderator: most name a listing and the edition of it that was shown. */
export const moderatePress = {
  approve: press("moderate:approve", ...about),
  reject: press("moderate:reject", ...about),
  reason: press("moderate:reason", ...about, reason),
  fault: press("moderate:fault", ...about, reason, yesNoPart),
  send: press("moderate:send", ...about, reason, optional(yesNoPart)),
  back: press("moderate:back", ...about),
  skip: press("moderate:skip", idPart),
  stop: press("moderate:stop"),
  again: press("moderate:again"),
  undo: press("moderate:undo", ...about),
};

/** Whether something that was paid for the listing is lost or given back with it. */
export const isFaultAsked = ({ kind, product }: ModerationItem): boolean =>
  kind === "report" && (product.isPremium || product.isVIP || product.isTopUp);

/** The choices about a listing. */
export function choiceRows(ctx: BotContext, item: ModerationItem): Rows {
  const { kind, product, edition } = item;
  return [
    [
      {
        ...pressButton(
          ctx.t("moderate-button-approve", { kind }),
          moderatePress.approve.pack(product.id, edition),
        ),
        style: "success",
      },
      {
        ...pressButton(
          ctx.t("moderate-button-reject", { kind }),
          moderatePress.reject.pack(product.id, edition),
        ),
        style: "danger",
      },
    ],
    ...appRow(ctx, "moderate-button-open", "market", `product_${product.link}`),
    [
      pressButton(ctx.t("moderate-button-skip"), moderatePress.skip.pack(product.id)),
      pressButton(ctx.t("moderate-button-stop"), moderatePress.stop.pack()),
    ],
  ];
}

const backRow = (ctx: BotContext, { id, edition }: Shown): InlineKeyboardButton[] => [
  pressButton(ctx.t("moderate-button-back"), moderatePress.back.pack(id, edition)),
];

/** The seven reasons, two in a row. */
export function reasonRows(ctx: BotContext, shown: Shown): Rows {
  const buttons = rejectReasons.map((reason) =>
    pressButton(
      ctx.t("moderate-reason", { reason }),
      moderatePress.reason.pack(shown.id, shown.edition, reason),
    ),
  );
  const rows = [0, 2, 4, 6].map((first) => buttons.slice(first, first + 2));
  return [...rows, backRow(ctx, shown)];
}

/** Whether the seller loses what they paid: what the reason says by itself comes first. */
export function faultRows(ctx: BotContext, { reason, ...shown }: SaidRefusal, coins: number): Rows {
  const row = (isFault: boolean) => [
    pressButton(
      ctx.t("moderate-button-fault", { isFault: isFault ? 1 : 0, coins }),
      moderatePress.fault.pack(shown.id, shown.edition, reason, isFault),
    ),
  ];
  const isUsual = sellersFaults.includes(reason);
  return [row(isUsual), row(!isUsual), backRow(ctx, shown)];
}

/** While words to the seller are waited for. */
export function noteRows(ctx: BotContext, { reason, isSellersFault, ...shown }: SaidRefusal): Rows {
  const send = moderatePress.send.pack(shown.id, shown.edition, reason, isSellersFault);
  return [[pressButton(ctx.t("moderate-button-send"), send)], backRow(ctx, shown)];
}

export const undoRows = (ctx: BotContext, { id, edition }: Shown): Rows => [
  [pressButton(ctx.t("moderate-button-undo"), moderatePress.undo.pack(id, edition))],
];
