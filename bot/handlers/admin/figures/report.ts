import { Composer, InputFile } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import { exportToChat } from "#core/desk/reports/exports/exportToChat.ts";
import type { ReportRange } from "#core/desk/reports/readRange.ts";
import type { BotContext } from "../../../chat/context.ts";
import { appRow } from "../../../chat/keyboards.ts";
import { say } from "../../../chat/say.ts";
import { reportCaption } from "./reportCaption.ts";
import { reportRange } from "./reportRange.ts";

/** The report in the chat: figures in words, and the file they stand in: `/report`. */
export const report = new Composer<BotContext>();

type Section = ReportSection | "all";

/** What is no longer on sale comes with the purchases, as in the app. */
const sections: readonly Section[] = ["all", ...reportSections.filter((section) => section !== "expired")];

const SHOW = "report:";
const PRESS = new RegExp(`^${SHOW}(${sections.join("|")}):(\\d{1,12}):(\\d{1,12})$`);

/** A button for each other section of the same range, in seconds since 1970. */
function sectionRows(ctx: BotContext, { from, before }: ReportRange, shown: Section) {
  const range = [from, before].map((moment) => Math.floor(moment.getTime() / 1000)).join(":");
  const buttons = sections
    .filter((section) => section !== shown)
    .map((section) => ({
      text: ctx.t("report-section", { section }),
      callback_data: `${SHOW}${section}:${range}`,
    }));
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

report.callbackQuery(PRESS, async (ctx) => {
  const [, section, from, before] = ctx.match;
  await ctx.answerCallbackQuery();
  const moment = (seconds: string | undefined) => new Date(Number(seconds) * 1000);
  await show(ctx, { from: moment(from), before: moment(before) }, section as Section);
});
