import type { Filter } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { type NoticeKind, noticeKinds } from "#contract/notices.ts";
import { type Mutes, muteAll, readMutes } from "#core/market/notices/mutes.ts";
import { resumeNotices, stopNotices } from "#core/market/notices/stopNotices.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { oneOf, press, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { Feature } from "../../chat/feature.ts";
import { say, words } from "../../chat/say.ts";
import { showAsItIs } from "../../chat/showAsItIs.ts";

/** All that people hear of, kind by kind and at once; what stands below a notice itself is in mutes.ts. */
export const muteList = new Feature("muteList");

const muteKindKey = (kind: NoticeKind) =>
  `mute-kind-${kind.toLowerCase()}` as `mute-kind-${Lowercase<NoticeKind>}`;

const ALL = "all";
const kindPart = oneOf([ALL, ...noticeKinds]);
/** A press says what is wanted and doesn't turn it over: one on an old list does no harm. */
const muteListPress = {
  off: press("mute:off", kindPart),
  on: press("mute:on", kindPart),
  resume: press("mute:resume"),
  undoStop: press("stop:undo"),
};

function rowsOf(ctx: BotContext, { kinds, isStopped }: Mutes): InlineKeyboardButton[][] {
  const isAnyHeard = kinds.some(({ isMuted }) => !isMuted);
  return [
    ...(isStopped ? [[pressButton(ctx.t("button-stop-undo"), muteListPress.resume.pack())]] : []),
    ...kinds.map(({ kind, isMuted }) => [
      pressButton(
        `${isMuted ? "🔕" : "🔔"} ${ctx.t(muteKindKey(kind))}`,
        muteListPress[isMuted ? "on" : "off"].pack(kind),
      ),
    ]),
    [
      isAnyHeard
        ? pressButton(ctx.t("button-mute-all"), muteListPress.off.pack(ALL))
        : pressButton(ctx.t("button-unmute-all"), muteListPress.on.pack(ALL)),
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
  muteList.press(muteListPress[what], async (ctx, kind) => {
    const isMuted = what === "off";
    if (kind === ALL) await muteAll(ctx.person.id, isMuted);
    else await muteNotice(ctx.person.id, { kind, isMuted });
    await showAnew(ctx);
  });
}

muteList.press(muteListPress.resume, async (ctx) => {
  await resumeNotices(ctx.person.id);
  await showAnew(ctx);
});

muteList.command("stop", async (ctx) => {
  await stopNotices(ctx.person.id);
  await say(ctx, "stop-done", {}, [[pressButton(ctx.t("button-stop-undo"), muteListPress.undoStop.pack())]]);
});

muteList.press(muteListPress.undoStop, async (ctx) => {
  await resumeNotices(ctx.person.id);
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(words(ctx, "stop-undone"), {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: [] },
  });
});
