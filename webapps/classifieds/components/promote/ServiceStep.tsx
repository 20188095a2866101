import { useId } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { hasWhole, type Line, totalOf } from "../../logic/promotion.ts";
import { useReceipts } from "../../queries/useReceipts.ts";
import { chooseFor, dropFor, useChoice } from "../../stores/promotionChoice.ts";
import { CoinPrice } from "./CoinPrice.tsx";
import styles from "./Options.module.css";
import { ServiceHero } from "./ServiceHero.tsx";
import { NextButton, StepBar } from "./StepBar.tsx";
import { usePrices } from "./usePrices.ts";
import type { StepProps } from "./Wizard.tsx";

type Toggled = "Vip" | "Premium";

/** What of a service the listing has already. */
function useRunning({ link, isVIP, isPremium }: OwnListing, type: Toggled) {
  const { data } = useReceipts(link, type === "Vip" ? isVIP : isPremium);
  return data?.data.find((receipt) => receipt.isRunning && receipt.type === type);
}

/** VIP or Premium, which one takes or not. One that the listing has as much of as there is can't be taken. */
export function ServiceStep({
  listing,
  offers,
  way,
  type,
  lines,
}: StepProps & { type: Toggled; lines: readonly Line[] }) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const noteId = useId();
  const running = useRunning(listing, type);
  const isChosen = useChoice(listing.id)[type] !== undefined;
  const offer = offers[type];
  const total = totalOf(lines).coins;
  if (!offer) return null;
  const isWhole = hasWhole(running, offer.daysAmount);

  function note() {
    if (!running) return undefined;
    if (type === "Vip")
      return isWhole ? t("promote.vipFirst") : t("promote.vipPlace", { place: running.place ?? "" });
    return isWhole ? t("promote.premiumRuns", { count: running.daysLeft ?? 0 }) : undefined;
  }
  const words = note();

  return (
    <>
      <ServiceHero type={type} offer={offer} />
      <div className={styles.options}>
        <label className={styles.option} data-type={type}>
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            aria-label={t("promote.add", { name: offer.cardHeader })}
            aria-describedby={words && noteId}
            checked={isChosen}
            aria-checked={isChosen}
            disabled={isWhole && !isChosen}
            onChange={() => {
              haptic("change");
              if (isChosen) return dropFor(listing.id, type);
              track("promote_select", { offer: offer.gtmEventName });
              chooseFor(listing.id, type, offer.id);
            }}
          />
          <span className={styles.words}>
            <strong>{offer.cardHeader}</strong>
            <small>{offer.cardText}</small>
          </span>
          <CoinPrice of={offer} />
        </label>
      </div>
      {words && (
        <p id={noteId} className={styles.note}>
          <Icon name="info" size={18} />
          {words}
        </p>
      )}
      <StepBar way={way}>
        <NextButton
          label={total > 0 ? t("promote.nextFor", { price: coins(total) }) : t("promote.next")}
          onNext={way.next}
        />
      </StepBar>
    </>
  );
}
