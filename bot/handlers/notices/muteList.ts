import { Composer, type Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { muteAll } from "#core/market/notices/muteAll.ts";
import { type Mutes, readMutes } from "#core/market/notices/readMutes.ts";
import { resumeNotices, stopNotices } from "#core/market/notices/stopNotices.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import type { BotContext } from "../../chat/context.ts";
import { say, words } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";

/** All that people hear of, kind by kind and at once; what stands below a notice itself is in mutes.ts. */
export const muteList = new Composer<BotContext>();

const ALL = "all";
/** A press says what is wanted and doesn't turn it over: one on an old list does no harm. */
const press = { off: "mute:off:", on: "mute:on:", resume: "mute:resume", undoStop: "stop:undo" } as const;
const pressed = (what: "on" | "off") => new RegExp(`^${press[what]}(${[ALL, ...noticeKinds].join("|")})$`);

function rowsOf(ctx: BotContext, { kinds, isStopped }: Mutes): InlineKeyboardButton[][] {
  const isAnyHeard = kinds.some(({ isMuted }) => !isMuted);
  return [
    ...(isStopped ? [[{ text: ctx.t("button-stop-undo"), callback_data: press.resume }]] : []),
    ...kinds.map(({ kind, isMuted }) => [
      {
        text: `${isMuted ? "🔕" : "🔔"} ${ctx.t(`mute-kind-${kind.toLowerCase()}`)}`,
        callback_data: (isMuted ? press.on : press.off) + kind,
      },
    ]),
    [
      isAnyHeard
        ? { text: ctx.t("button-mute-all"), callback_data: press.off + ALL }
        : { text: ctx.t("button-unmute-all"), callback_data: press.on + ALL },
    ],
  ];
}

const keyOf = ({ isStopped }: Mutes) => (isStopped ? "mute-list-stopped" : "mute-list");

/** Lets the list show how things stand now. */
async function showAnew(ctx: Filter<BotContext, "callback_query:data">): Promise<void> {
  await ctx.answerCallbackQuery();
  await showAsItIs(
    () => readMutes(ctx.person.id),
    async (mutes) => {
      const reply_markup = { inline_keyboard: rowsOf(ctx, mutes) };
      await ctx.editMessageText(words(ctx, keyOf(mutes)), { parse_mode: "HTML", reply_markup });
    },
  );
}

muteList.command("mute", async (ctx) => {
  const mutes = await readMutes(ctx.person.id);
  await say(ctx, keyOf(mutes), {}, rowsOf(ctx, mutes));
});

for (const what of ["on", "off"] as const) {
  muteList.callbackQuery(pressed(what), async (ctx) => {
    const [isMuted, kind] = [what === "off", ctx.match[1]];
    if (kind === ALL) await muteAll(ctx.person.id, isMuted);
    else await muteNotice(ctx.person.id, { kind: kind as NoticeKind, isMuted });
    await showAnew(ctx);
  });
}

muteList.callbackQuery(press.resume, async (ctx) => {
  await resumeNotices(ctx.person.id);
  await showAnew(ctx);
});

muteList.command("stop", async (ctx) => {
  await stopNotices(ctx.person.id);
  await say(ctx, "stop-done", {}, [[{ text: ctx.t("button-stop-undo"), callback_data: press.undoStop }]]);
});

muteList.callbackQuery(press.undoStop, async (ctx) => {
  await resumeNotices(ctx.person.id);
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(words(ctx, "stop-undone"), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: [] },
  });
});
