import { Composer } from "grammy";
import { listFlags } from "#core/flags/listFlags.ts";
import { setFlag } from "#core/flags/setFlag.ts";
import { askRows, conclude, decisionPress, findAsked, keepAsked } from "../../admin/askedDecision.ts";
import type { BotContext } from "../../context.ts";
import { say, sayHtml, words } from "../../say.ts";

/** `/flag`: the switches, and `/flag NAME on|off`. Numbers are set at the server. */
export const flags = new Composer<BotContext>();

async function showAll(ctx: BotContext): Promise<void> {
  const lines = (await listFlags()).map(({ key, data }) =>
    typeof data === "boolean"
      ? words(ctx, "flag-line", { key, isOn: data ? 1 : 0 })
      : words(ctx, "flag-number", { key, value: JSON.stringify(data) }),
  );
  await sayHtml(ctx, [words(ctx, "flag-list"), ...lines].join("\n"));
}

async function findSwitch(name: string): Promise<boolean | undefined> {
  const flag = (await listFlags()).find(({ key }) => key === name);
  return typeof flag?.data === "boolean" ? flag.data : undefined;
}

flags.command("flag", async (ctx) => {
  const typed = ctx.match.trim();
  if (typed === "") return showAll(ctx);
  const [, name = "", state] = /^(\w{1,64})\s+(on|off)$/i.exec(typed) ?? [];
  if (!state) return say(ctx, "flag-usage");
  const now = await findSwitch(name);
  const isOn = state.toLowerCase() === "on";
  if (now === undefined) return say(ctx, "flag-unknown", { name });
  if (now === isOn) return say(ctx, "flag-so-already", { name, isOn: isOn ? 1 : 0 });
  const key = await keepAsked(ctx, { kind: "flag", name, isOn });
  const values = { name, isOn: isOn ? 1 : 0 };
  const rows = askRows(ctx, { kind: "flag", key }, [{ text: ctx.t("button-flag", values) }]);
  await say(ctx, "flag-ask", values, rows);
});

flags.callbackQuery(decisionPress("flag"), async (ctx) => {
  const asked = await findAsked(ctx, "flag", String(ctx.match[1]));
  if (!asked) return;
  await setFlag(asked.name, asked.isOn, ctx.person.id);
  await conclude(ctx, words(ctx, "flag-done", { name: asked.name, isOn: asked.isOn ? 1 : 0 }));
});
