import type { OwnListing } from "#contract/ownListings.ts";
import type { PromotionReceipt, TopUpValue } from "#contract/promotions.ts";
import { formatDay, formatNumber } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useReceipts } from "../ownListings/ownListings.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./Options.module.css";
import { usePrices } from "./usePrices.ts";

const DAY_MS = 86_400_000;

type Chosen = Pick<TopUpValue, "viewMultiply" | "daysAmount">;

/** When what runs would end, were so many days of the same strength added. */
function endWith({ endsAt }: PromotionReceipt, { daysAmount }: Chosen): string {
  return new Date(Date.parse(endsAt ?? "") + daysAmount * DAY_MS).toISOString();
}

/**
 * Tells how the chosen TopUp changes the one that runs: it prolongs one of its own strength and takes the place of
 * another.
 */
export function TopUpChange({ listing, chosen }: { listing: OwnListing; chosen: Chosen | undefined }) {
  const { t, language } = usePromoteText();
  const { coins } = usePrices();
  const { data } = useReceipts(listing.link, listing.isTopUp);
  const running = data?.data.find(({ isRunning, type }) => isRunning && type === "TopUp");
  if (!running) return null;

  const left = running.daysLeft ?? 0;
  const now = t("promote.topUpRuns", {
    times: running.viewMultiply ?? "",
    count: left,
    shown: formatNumber(left),
  });
  function change(): string {
    if (!chosen || !running) return "";
    if (chosen.viewMultiply === running.viewMultiply)
      return t("promote.prolongs", { day: formatDay(endWith(running, chosen), language) });
    const back = running.unused > 0 ? ` ${t("promote.comesBack", { coins: coins(running.unused) })}` : "";
    return t("promote.replaces", { times: chosen.viewMultiply }) + back;
  }
  return (
    <p className={styles.note} role="status">
      <Icon name="info" size={18} />
      <span>
        {now} <strong>{change()}</strong>
      </span>
    </p>
  );
}
