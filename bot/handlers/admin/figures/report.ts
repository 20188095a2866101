import { InputFile } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import { exportToChat } from "#core/desk/reports/exports/makeExport.ts";
import type { ReportRange } from "#core/desk/reports/readRange.ts";
import { oneOf, type Part, press, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { appRow } from "../../../chat/keyboards.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say } from "../../../chat/say.ts";
import { reportCaption } from "./reportCaption.ts";
import { reportRange } from "./reportRange.ts";

/** The report in the chat: figures in words, and the file they stand in: `/report`. */
export const report = new Feature("report", mayDo("reports.read"));

type Section = ReportSection | "all";

/** Expired purchases come with the section of purchases, as in the app. */
const sections: readonly Section[] = ["all", ...reportSections.filter((section) => section !== "expired")];

const seconds: Part<Date> = {
  pattern: /^\d{1,12}$/,
  read: (text) => new Date(Number(text) * 1000),
  write: (moment) => String(Math.floor(moment.getTime() / 1000)),
};
/** A section of what was from one moment and before another, which stand there in seconds since 1970. */
const showPress = press("report", oneOf(sections), seconds, seconds);

/** A button for each other section of the same range. */
function sectionRows(ctx: BotContext, { from, before }: ReportRange, shown: Section) {
  const buttons = sections
    .filter((section) => section !== shown)
    .map((section) =>
      pressButton(ctx.t("report-section", { section }), showPress.pack(section, from, before)),
    );
  const rows: InlineKeyboardButton[][] = [];
  for (let first = 0; first < buttons.length; first += 2) rows.push(buttons.slice(first, first + 2));
  return [...rows, ...appRow(ctx, "button-reports", "reports")];
}

async function show(ctx: BotContext, range: ReportRange, section: Section): Promise<void> {
  const { person } = ctx;
  await ctx.replyWithChatAction("upload_document");
  const { file, name, sheets } = await exportToChat(person.id, {
    section,
    language: person.language,
    ...range,
  });
  await ctx.replyWithDocument(new InputFile(file, name), {
    caption: reportCaption(ctx, { section, range, sheets }),
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: sectionRows(ctx, range, section) },
  });
}

report.command("report", async (ctx) => {
  const range = reportRange(ctx.match);
  if (range) await show(ctx, range, "all");
  else await say(ctx, "report-usage");
});

report.press(showPress, async (ctx, section, from, before) => {
  await ctx.answerCallbackQuery();
  await show(ctx, { from, before }, section);
});
