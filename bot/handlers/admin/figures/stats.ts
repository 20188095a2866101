import { lastDays } from "#core/desk/figures/lastDays.ts";
import { type Figures, readFigures } from "#core/desk/figures/readFigures.ts";
import { readSendErrors, readStanding, readTroubles } from "#core/desk/figures/readStanding.ts";
import { recordLook } from "#core/desk/reports/recordLook.ts";
import { Feature } from "../../../chat/feature.ts";
import { isAdmin } from "../../../chat/isAdmin.ts";
import { appRow } from "../../../chat/keyboards.ts";
import { say } from "../../../chat/say.ts";
import { waitValues } from "../moderation/moderationFacts.ts";

/** How the market goes, in one message: `/stats`. */
export const stats = new Feature("stats", isAdmin);

const grouped = new Intl.NumberFormat("fr-FR");

/** Each figure of today, yesterday and seven days, side by side. */
async function columns(): Promise<Record<keyof Figures, string>> {
  const ranges = [lastDays(1), lastDays(1, { daysAgo: 1 }), lastDays(7)];
  const told = await Promise.all(ranges.map(readFigures));
  const keys = Object.keys(told[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, told.map((figures) => grouped.format(figures[key])).join(" · ")]),
  ) as Record<keyof Figures, string>;
}

stats.command("stats", async (ctx) => {
  const today = lastDays(1);
  const [figures, standing, troubles, errors] = await Promise.all([
    columns(),
    readStanding(),
    readTroubles(today),
    readSendErrors(today, " · "),
    recordLook(ctx.person.id, "stats", lastDays(7)),
  ]);
  const { waiting, since, unsent } = standing;
  const { failedSends: failed, lostPhotos: photos } = troubles;
  const values = { waiting, unsent, failed, ...errors, photos, ...waitValues(since ?? new Date()) };
  const rows = [...appRow(ctx, "button-reports", "reports")];
  await say(ctx, "stats", { ...figures, ...values }, rows);
});
