import { randomUUID } from "node:crypto";
import type { Filter } from "grammy";
import { press, pressButton, textPart, yesNoPart } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import type { AskedDecision } from "./decision.ts";

type Kind = AskedDecision["kind"];
type Press = Filter<BotContext, "callback_query:data">;

const key = textPart(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** Presses that carry a decision out, by its key, and the one that leaves everything as it is. */
export const decidePress = {
  /** Says also whether what wasn't used of promotions is returned. */
  ban: press("decide:ban", key, yesNoPart),
  unban: press("decide:unban", key),
  coins: press("decide:coins", key),
  role: press("decide:admin", key),
  flag: press("decide:flag", key),
  leave: press("decide:leave"),
};

/** Keeps what is asked, so that a press needs to carry its key only. */
export async function keepAsked(ctx: BotContext, asked: AskedDecision): Promise<string> {
  const key = randomUUID();
  ctx.session = { ...(await ctx.session), asked: { ...asked, key } };
  return key;
}

/** Buttons of a question: what may be chosen, and to leave it. */
export function askRows(ctx: BotContext, choices: ReturnType<typeof pressButton>[]) {
  return [
    ...choices.map((choice) => [{ ...choice, style: "danger" as const }]),
    [pressButton(ctx.t("button-cancel"), decidePress.leave.pack())],
  ];
}

const isOf = <K extends Kind>(asked: AskedDecision, kind: K): asked is Extract<AskedDecision, { kind: K }> =>
  asked.kind === kind;

/** Finds the question with this key, if it was the last one; else the press is answered as an outdated one. */
export async function findAsked<K extends Kind>(ctx: Press, kind: K, key: string) {
  const { asked } = await ctx.session;
  if (asked?.key === key && isOf(asked, kind)) return asked;
  await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
  return undefined;
}

/** Puts what became of it in the place of the question. */
export async function replaceQuestion(
  ctx: Press,
  html: string,
  rows: ReturnType<typeof pressButton>[][] = [],
): Promise<void> {
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(html, { parse_mode: "HTML", reply_markup: { inline_keyboard: rows } });
}

/** Leaves everything as it is. */
export const leave = (ctx: Press): Promise<void> => replaceQuestion(ctx, words(ctx, "admin-left"));
