import type { QueryClient } from "@tanstack/react-query";
import { track } from "#webapps/shared/client/track.ts";
import { keptList } from "#webapps/shared/storage/keptList.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { endOf, type Standing } from "./awaitPayment.ts";
import { refreshPromoted } from "./offers.ts";
import type { Paid, PromoteTranslate } from "./payState.ts";
import { endKeys } from "./setbackWords.ts";

const told = keptList("told-payments", (id) => typeof id === "number");
const TOAST_MS = 8000;

/** Whether this payment's success is noted for the first time: the wizard and the way back from a pay page both see it. */
function isNews(id: number): boolean {
  const ids = told.read();
  if (ids.includes(id)) return false;
  told.write([id, ...ids]);
  return true;
}

/** The words about a payment that has come, as the bot tells it too, and about another one for the same order. */
function paidWords(t: PromoteTranslate, { isCoins, coins, returned, isStarted, surplus }: Paid) {
  const shown = (count: number) => t("promote.coins", { count, shown: count });
  const twice = surplus ? [t(`pay.twice.${surplus}`)] : [];
  const say = (header: string, ...message: string[]) => ({
    header,
    message: [...message, ...twice].join(" "),
  });
  if (isCoins) return say(t("pay.credited"), `+${shown(coins)}${surplus ? "." : ""}`);
  if (returned > 0) {
    const rest = returned < coins && !isStarted ? [t("pay.ungrantedRest")] : [];
    return say(t("pay.ungranted"), t("pay.ungrantedHint", { coins: shown(returned) }), ...rest);
  }
  return isStarted
    ? say(t("pay.paidBefore"), t("pay.paidBeforeHint"))
    : say(t("pay.promoted"), t("pay.promotedHint"));
}

/** Tells the person that a payment has arrived. All that it changed is asked for again, and the event is noted once. */
export function tellPaid(t: PromoteTranslate, queryClient: QueryClient, paid: Paid, link?: string) {
  const { id, isCoins, coins, gtmEventNames } = paid;
  void refreshPromoted(queryClient, link);
  haptic("success");
  // A notice about surplus money stays, so that it can be read at one's own pace.
  showToast(paidWords(t, paid), paid.surplus ? undefined : TOAST_MS);
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

/** The words, on any page, about a payment that isn't paid, or of which nothing could be learned. */
export function unpaidWords(t: PromoteTranslate, standing: Standing | undefined) {
  if (!standing) return { header: t("pay.unchecked"), message: t("pay.uncheckedHint") };
  const ended = endOf(standing);
  if (ended) {
    const { key, more } = endKeys({ ended, surplus: standing.surplus });
    return { header: t("pay.ended"), message: more ? `${t(key)} ${t(more)}` : t(key) };
  }
  return standing.isDeclined
    ? { header: t("pay.declined"), message: t("pay.declinedReturn") }
    : { header: t("pay.overdue"), message: t("pay.overdueReturn") };
}
