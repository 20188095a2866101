import { shorten } from "#contract/cutText.ts";
import { type Language, languageFacts } from "#contract/languages.ts";
import { REPORTERS_TO_RAISE } from "#contract/limits.ts";
import type { ListingParameter } from "#contract/listings.ts";
import type { ModerationItem } from "#contract/moderation.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import { cutToChange, plainText } from "./cutToChange.ts";

const DESCRIPTION_MAX = 700;
const CHANGE_MAX = 400;
const NOTE_MAX = 120;
const NOTES_MAX = 5;
/** Refusals from which a seller's next listing deserves a second look, as on the page. */
const OFTEN_REJECTED = 3;

type Named = { name: string; name_uz: string; name_hi?: string };

/** A category's or place's name: in Russian or Hindi where it is known, Uzbek otherwise. */
function nameIn(language: Language, { name, name_uz, name_hi }: Named): string {
  const { namesIn } = languageFacts[language];
  if (namesIn === "ru") return name || name_uz;
  return (namesIn === "hi" && name_hi) || name_uz || name;
}

/** A day in the zone of the reports, as 22.11.2026. */
export const dayText = (moment: string | Date): string =>
  reportDay(new Date(moment)).split("-").reverse().join(".");

const MINUTE_MS = 60_000;

/** How long something has waited, in the unit that fits. */
export function waitValues(since: string | Date): { unit: "minutes" | "hours" | "days"; amount: number } {
  const minutes = Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / MINUTE_MS));
  if (minutes < 60) return { unit: "minutes", amount: minutes };
  if (minutes < 48 * 60) return { unit: "hours", amount: Math.floor(minutes / 60) };
  return { unit: "days", amount: Math.floor(minutes / (24 * 60)) };
}

function parameterLine(ctx: BotContext, parameter: ListingParameter): string {
  const { type, value, value_uz } = parameter;
  const { language } = ctx.person;
  const said =
    type === "BOOLEAN"
      ? ctx.t("moderate-yes-no", { is: value })
      : nameIn(language, { name: value, name_uz: value_uz });
  return words(ctx, "moderate-parameter", { name: nameIn(language, parameter), value: said });
}

/** Two levels of a place from the narrow one, without one that only repeats the other's name. */
function placeText(language: Language, path: readonly Named[]): string {
  const names = path.map((level) => nameIn(language, level));
  const telling = names.filter((name, index) => !names[index + 1] || !name.includes(names[index + 1] ?? ""));
  return telling.slice(-2).reverse().join(", ");
}

/** The words of the listing itself. */
function listingLines(ctx: BotContext, { product, revision }: ModerationItem): string[] {
  const { language } = ctx.person;
  const category = product.breadcrumbs.map((crumb) => nameIn(language, crumb)).join(" › ");
  const description = shorten(plainText(product.description), DESCRIPTION_MAX);
  return [
    words(ctx, "moderate-name", { name: product.name, price: priceText(product, language) }),
    // A quote stands apart by itself.
    ...(revision?.description ? [""] : [words(ctx, "moderate-description", { description })]),
    words(ctx, "moderate-category", { category }),
    words(ctx, "moderate-state", { state: product.state }),
    ...product.parameters.map((parameter) => parameterLine(ctx, parameter)),
    words(ctx, "moderate-place", { place: placeText(language, product.placePath) }),
    words(ctx, "moderate-phones", { phones: product.phoneNumbers.join(", ") }),
  ];
}

/** The changes to approved words, before and after. */
function changeLines(ctx: BotContext, { revision, product }: ModerationItem): string[] {
  if (!revision) return [];
  const { name, description, category, photos } = revision;
  const changed = (field: string, change: { before: string; after: string }) =>
    words(ctx, "moderate-change", { field, ...change });
  const inHtml = description && {
    before: plainText(description.before),
    after: plainText(description.after),
  };
  return [
    "",
    words(ctx, "moderate-changes"),
    ...(name ? [changed("name", cutToChange(name, CHANGE_MAX))] : []),
    ...(category
      ? [
          changed("category", {
            before: nameIn(ctx.person.language, category.before),
            after: nameIn(ctx.person.language, category.after),
          }),
        ]
      : []),
    ...(inHtml ? [changed("description", cutToChange(inHtml, CHANGE_MAX))] : []),
    ...(photos
      ? [
          words(ctx, "moderate-change-photos", {
            added: photos.after.filter((src) => !photos.before.includes(src)).length,
            removed: product.photos.filter((src) => !photos.after.includes(src)).length,
          }),
        ]
      : []),
  ];
}

/** The reports about it, a line each. */
function reportLines(ctx: BotContext, { reports }: ModerationItem): string[] {
  if (reports.length === 0) return [];
  const lines = reports.slice(0, NOTES_MAX).map(({ reason, note }) =>
    words(ctx, "moderate-report", {
      reason: ctx.t(`chat-report-${reason}`),
      isNoted: note ? 1 : 0,
      note: shorten(note ?? "", NOTE_MAX),
    }),
  );
  const more = reports.length - lines.length;
  return [
    "",
    words(ctx, "moderate-reports", { count: reports.length }),
    ...lines,
    ...(more > 0 ? [words(ctx, "moderate-reports-more", { count: more })] : []),
  ];
}

/** The seller, and how their listings fared so far. */
function sellerLines(ctx: BotContext, { owner, lastRefusal, unused, kind }: ModerationItem): string[] {
  const { firstName, approvedCount, rejectedCount, since } = owner;
  return [
    "",
    words(ctx, "moderate-seller", {
      name: firstName,
      day: dayText(since),
      approved: approvedCount,
      rejected: rejectedCount,
    }),
    ...(lastRefusal
      ? [
          words(ctx, "moderate-last-refusal", {
            reason: ctx.t("moderate-reason", { reason: lastRefusal.reason }),
            isNoted: lastRefusal.note ? 1 : 0,
            note: shorten(lastRefusal.note ?? "", NOTE_MAX),
          }),
        ]
      : []),
    ...(kind === "report" && unused > 0 ? [words(ctx, "moderate-unused", { coins: unused })] : []),
  ];
}

/** Warnings that a moderator should see before the listing itself. */
function flagLines(ctx: BotContext, { reports, owner }: ModerationItem): string[] {
  return [
    ...(reports.length >= REPORTERS_TO_RAISE ? [words(ctx, "moderate-flag-raised")] : []),
    ...(owner.isBanned ? [words(ctx, "moderate-flag-banned")] : []),
    ...(owner.rejectedCount >= OFTEN_REJECTED ? [words(ctx, "moderate-flag-often")] : []),
  ];
}

/** Everything a moderator needs to decide about one listing, as HTML; long texts are cut: the page has them whole. */
export function moderationFacts(ctx: BotContext, item: ModerationItem, total: number): string {
  return [
    words(ctx, "moderate-head", { kind: item.kind, total, ...waitValues(item.waitingSince) }),
    ...flagLines(ctx, item),
    ...(item.claim ? [words(ctx, "moderate-claimed", { name: item.claim.firstName })] : []),
    "",
    ...listingLines(ctx, item),
    ...changeLines(ctx, item),
    ...reportLines(ctx, item),
    ...sellerLines(ctx, item),
  ].join("\n");
}
