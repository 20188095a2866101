import { Switch } from "@telegram-apps/telegram-ui/dist/components/Form/Switch/Switch";
import { useId } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import type { PromotionOffer } from "#contract/promotions.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useReceipts } from "../ownListings/ownListings.ts";
import { CoinPrice } from "./CoinPrice.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./Options.module.css";
import { hasWhole, type Line, totalOf } from "./promotion.ts";
import { chooseFor, dropFor, useChoice } from "./promotionChoice.ts";
import { RowWords } from "./RowWords.tsx";
import { ServiceHero } from "./ServiceHero.tsx";
import { NextButton, StepBar } from "./StepBar.tsx";
import { usePrices } from "./usePrices.ts";
import type { StepProps } from "./useWizardSteps.ts";

type Toggled = "Vip" | "Premium";

/** The service of this type that runs for the listing already. */
function useRunning({ link, isVIP, isPremium }: OwnListing, type: Toggled) {
  const { data } = useReceipts(link, type === "Vip" ? isVIP : isPremium);
  return data?.data.find((receipt) => receipt.isRunning && receipt.type === type);
}

/** The note about a service that the listing has already, and whether that is as much of it as there is. */
function useNote(listing: OwnListing, type: Toggled, daysAmount: number | null) {
  const { t } = usePromoteText();
  const running = useRunning(listing, type);
  const isWhole = hasWhole(running, daysAmount);

  function note() {
    if (!running) return undefined;
    if (type === "Vip")
      return isWhole ? t("promote.vipFirst") : t("promote.vipPlace", { place: running.place ?? "" });
    return isWhole ? t("promote.premiumRuns", { count: running.daysLeft ?? 0 }) : undefined;
  }
  return { note: note(), isWhole };
}

interface OptionProps {
  listing: OwnListing;
  offer: PromotionOffer;
  type: Toggled;
}

/** The service as a switch, with what the listing has of it. */
function Option({ listing, offer, type }: OptionProps) {
  const { t } = usePromoteText();
  const noteId = useId();
  const { note, isWhole } = useNote(listing, type, offer.daysAmount);
  const isChosen = useChoice(listing.id)[type] !== undefined;

  function toggle() {
    haptic("change");
    if (isChosen) return dropFor(listing.id, type);
    track("promote_select", { offer: offer.gtmEventName });
    chooseFor(listing.id, type, offer.id);
  }

  return (
    <>
      <div className={styles.options}>
        <label className={styles.option} data-type={type}>
          <Switch
            role="switch"
            className={styles.switch}
            aria-label={t("promote.add", { name: offer.cardHeader })}
            aria-describedby={note && noteId}
            checked={isChosen}
            aria-checked={isChosen}
            disabled={isWhole && !isChosen}
            onChange={toggle}
          />
          <RowWords hint={offer.cardText}>{offer.cardHeader}</RowWords>
          <CoinPrice of={offer} />
        </label>
      </div>
      {note && (
        <p id={noteId} className={styles.note}>
          <Icon name="info" size={18} />
          {note}
        </p>
      )}
    </>
  );
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
  const offer = offers[type];
  const total = totalOf(lines).coins;
  if (!offer) return null;
  return (
    <>
      <ServiceHero listing={listing} type={type} offer={offer} />
      <Option listing={listing} offer={offer} type={type} />
      <StepBar way={way}>
        <NextButton
          label={total > 0 ? t("promote.nextFor", { price: coins(total) }) : t("promote.next")}
          onNext={way.next}
        />
      </StepBar>
    </>
  );
}
