import { shorten } from "#contract/cutText.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { listFlags } from "#core/platform/flags/flags.ts";
import { oneOf, press, pressButton, textPart } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, sayHtml, words } from "../../../chat/say.ts";
import { askRows, decidePress, findAsked, keepAsked, replaceQuestion } from "../decisions/askedDecision.ts";

/** `/flag`: the switches with a button for each, and `/flag NAME on|off`. Numbers are set at the server. */
export const flags = new Feature("flags", mayDo("settings.read"));

const maySet = mayDo("settings.write");
const VALUE_MAX = 60;
/** Names that fit into the data of a press. */
const SHORT = /^\w{1,50}$/;
const askPress = press("flag:ask", oneOf(["on", "off"]), textPart(SHORT));

async function showAll(ctx: BotContext): Promise<void> {
  const known = await listFlags();
  const switches = known.flatMap(({ key, data }) =>
    typeof data === "boolean" ? [words(ctx, "flag-line", { key, isOn: data ? 1 : 0 })] : [],
  );
  const others = known.flatMap(({ key, data }) => {
    if (typeof data === "boolean") return [];
    const value = typeof data === "string" ? data || "–" : JSON.stringify(data);
    return [words(ctx, "flag-value", { key, value: shorten(value, VALUE_MAX) })];
  });
  const rows = known.flatMap(({ key, data }) => {
    if (typeof data !== "boolean" || !SHORT.test(key) || !maySet(ctx)) return [];
    const text = ctx.t("button-flag-turn", { name: key, isOn: data ? 0 : 1 });
    return [[pressButton(text, askPress.pack(data ? "off" : "on", key))]];
  });
  const parts = [words(ctx, "flag-list"), ...switches, "", words(ctx, "flag-set"), ...others];
  await sayHtml(ctx, parts.join("\n"), rows);
}

async function findSwitch(name: string): Promise<boolean | undefined> {
  const flag = (await listFlags()).find(({ key }) => key === name);
  return typeof flag?.data === "boolean" ? flag.data : undefined;
}

async function ask(ctx: BotContext, name: string, isOn: boolean): Promise<void> {
  const now = await findSwitch(name);
  const values = { name, isOn: isOn ? 1 : 0 };
  if (!maySet(ctx)) return say(ctx, "right-refused");
  if (now === undefined) return say(ctx, "flag-unknown", { name });
  if (now === isOn) return say(ctx, "flag-so-already", values);
  const key = await keepAsked(ctx, { kind: "flag", name, isOn });
  const rows = askRows(ctx, [pressButton(ctx.t("button-flag", values), decidePress.flag.pack(key))]);
  await say(ctx, "flag-ask", values, rows);
}

flags.command("flag", async (ctx) => {
  const typed = ctx.match.trim();
  if (typed === "") return showAll(ctx);
  const [, name = "", state] = /^(\w{1,64})\s+(on|off)$/i.exec(typed) ?? [];
  if (!state) return say(ctx, "flag-usage");
  await ask(ctx, name, state.toLowerCase() === "on");
});

flags.press(askPress, async (ctx, state, name) => {
  await ctx.answerCallbackQuery();
  await ask(ctx, name, state === "on");
});

flags.press(decidePress.flag, async (ctx, key) => {
  const asked = await findAsked(ctx, "flag", key);
  if (!asked) return;
  await setFlag(asked.name, asked.isOn, ctx.person.id);
  await replaceQuestion(ctx, words(ctx, "flag-done", { name: asked.name, isOn: asked.isOn ? 1 : 0 }));
});
