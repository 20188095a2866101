import { plainDigits } from "#contract/plainDigits.ts";
import { lastDays } from "#core/desk/figures/lastDays.ts";
import { type Figures, readFigures } from "#core/desk/figures/readFigures.ts";
import { readSendErrors, readStanding, readTroubles } from "#core/desk/figures/readStanding.ts";
import { recordLook } from "#core/desk/reports/recordLook.ts";
import { Feature } from "../../../chat/feature.ts";
import { appRow } from "../../../chat/keyboards.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say } from "../../../chat/say.ts";
import { waitValues } from "../moderation/moderationFacts.ts";

/** How the market goes, in one message: `/stats`, or `/stats 30` for so many days in its last column. */
export const stats = new Feature("stats", mayDo("reports.read"));

const grouped = new Intl.NumberFormat("fr-FR");

const DAYS = /^([1-9]\d{0,2})d?$/i;
const [USUAL_DAYS, MAX_DAYS] = [7, 366];

/** The days asked for behind `/stats`; undefined when they can't be read. */
function statsDays(asked: string): number | undefined {
  const typed = plainDigits(asked).trim();
  const days = typed ? Number(DAYS.exec(typed)?.[1]) : USUAL_DAYS;
  return days <= MAX_DAYS ? days : undefined;
}

/** Each figure of today, yesterday and the last days, side by side. */
async function columns(days: number): Promise<Record<keyof Figures, string>> {
  const ranges = [lastDays(1), lastDays(1, { daysAgo: 1 }), lastDays(days)];
  const told = await Promise.all(ranges.map(readFigures));
  const keys = Object.keys(told[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, told.map((figures) => grouped.format(figures[key])).join(" · ")]),
  ) as Record<keyof Figures, string>;
}

stats.command("stats", async (ctx) => {
  const days = statsDays(ctx.match);
  if (!days) return say(ctx, "stats-usage");
  const today = lastDays(1);
  const [figures, standing, troubles, errors] = await Promise.all([
    columns(days),
    readStanding(),
    readTroubles(today),
    readSendErrors(today, " · "),
    recordLook(ctx.person.id, "stats", lastDays(days)),
  ]);
  const { waiting, since, unsent } = standing;
  const { failedSends: failed, lostPhotos: photos } = troubles;
  const values = { waiting, unsent, failed, ...errors, photos, ...waitValues(since ?? new Date()) };
  const rows = [...appRow(ctx, "button-reports", "reports")];
  await say(ctx, "stats", { days, ...figures, ...values }, rows);
});
