import type { QueryClient } from "@tanstack/react-query";
import { track } from "#webapps/shared/client/track.ts";
import type { TextKey, Translate } from "#webapps/shared/language/texts.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import type { ru } from "../../locales/promote/ru.ts";
import { endOf, type Standing } from "../../logic/awaitPayment.ts";
import { refreshPromoted } from "../../queries/refreshPromoted.ts";
import { endKeys } from "./setbackWords.ts";

export type PromoteTranslate = Translate<TextKey<typeof ru>>;

const KEY = "told-payments";
const KEPT = 20;
const TOAST_MS = 8000;

/** Whether this payment's success is noted for the first time: the wizard and the way back from a pay page both see it. */
function isNews(id: number): boolean {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const ids: unknown[] = Array.isArray(known) ? known : [];
    if (ids.includes(id)) return false;
    localStorage.setItem(KEY, JSON.stringify([...ids, id].slice(-KEPT)));
  } catch {
    // Storage is closed: it may be noted twice.
  }
  return true;
}

export type Paid = Pick<Standing, "id" | "isCoins" | "coins" | "returned" | "gtmEventNames">;

/** What has come of a payment, as the bot tells it too. */
function paidWords(t: PromoteTranslate, { isCoins, coins, returned }: Paid) {
  const shown = (count: number) => t("promote.coins", { count, shown: count });
  if (isCoins) return { header: t("pay.credited"), message: `+${shown(coins)}` };
  if (returned === 0) return { header: t("pay.promoted"), message: t("pay.promotedHint") };
  const rest = returned < coins ? ` ${t("pay.ungrantedRest")}` : "";
  const message = t("pay.ungrantedHint", { coins: shown(returned) }) + rest;
  return { header: t("pay.ungranted"), message };
}

/** A payment has arrived: what it changed is asked anew, the person is told and the event is noted once. */
export function tellPaid(t: PromoteTranslate, queryClient: QueryClient, paid: Paid, link?: string) {
  const { id, isCoins, coins, gtmEventNames } = paid;
  void refreshPromoted(queryClient, link);
  haptic("success");
  showToast(paidWords(t, paid), TOAST_MS);
  if (!isNews(id)) return;
  track(isCoins ? "coins_paid" : "promote_paid", { transactionId: id, coins });
  for (const name of gtmEventNames) track(name, { transactionId: id });
}

/** Payments whose failure is noted, which may be looked after again. */
const cancelled = new Set<number>();

/** A payment hasn't arrived: given up by the person or the provider, or still on its way after a minute. */
export function noteCancelled(id: number, how: Standing | "cancelled" | "failed" | undefined) {
  if (cancelled.has(id)) return;
  cancelled.add(id);
  const reason =
    typeof how === "object" ? (endOf(how) ?? (how.isDeclined ? "declined" : how.status)) : (how ?? "unknown");
  track("payment_cancelled", { transactionId: id, reason });
}

/** What to say on any page of a payment that isn't paid. */
export function unpaidWords(t: PromoteTranslate, standing: Standing | undefined) {
  const ended = endOf(standing);
  if (standing && ended) {
    const { key, more } = endKeys({ ended, surplus: standing.surplus });
    return { header: t("pay.ended"), message: more ? `${t(key)} ${t(more)}` : t(key) };
  }
  return standing?.isDeclined
    ? { header: t("pay.declined"), message: t("pay.declinedReturn") }
    : { header: t("pay.overdue"), message: t("pay.overdueReturn") };
}
