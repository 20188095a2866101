import { useId } from "react";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { linesOf } from "../../logic/promotion.ts";
import { chooseFor, dropFor, useChoice } from "../../stores/promotionChoice.ts";
import { CoinPrice } from "./CoinPrice.tsx";
import styles from "./Options.module.css";
import { ServiceHero } from "./ServiceHero.tsx";
import { NextButton, StepBar } from "./StepBar.tsx";
import { usePrices } from "./usePrices.ts";
import type { StepProps } from "./Wizard.tsx";

/** More views: for how long, and how many. Something is chosen unless the step is skipped. */
export function TopUpStep({ listing, offers, way }: StepProps) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const choice = useChoice(listing.id);
  const group = useId();
  const offer = offers.TopUp;
  const [line] = linesOf(offers, { ...(choice.TopUp !== undefined && { TopUp: choice.TopUp }) });
  if (!offer) return null;

  return (
    <>
      <ServiceHero type="TopUp" offer={offer} />
      <fieldset className={styles.options} aria-label={t("promote.options")}>
        {offer.values.map((value) => (
          <label key={value.id} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={choice.TopUp === value.id}
              onChange={() => {
                haptic("change");
                track("promote_select", { offer: value.gtmEventName });
                chooseFor(listing.id, "TopUp", value.id);
              }}
            />
            <span className={styles.words}>
              <strong>{value.daysAmountText}</strong>
              <small className="figures">{t("promote.times", { times: value.viewMultiply })}</small>
            </span>
            <CoinPrice of={value} />
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.skip}
        onClick={() => {
          track("promote_skip");
          dropFor(listing.id, "TopUp");
          way.next();
        }}
      >
        {t("promote.skip")}
      </button>
      <StepBar way={way}>
        <NextButton
          label={line ? t("promote.nextFor", { price: coins(line.cost) }) : t("promote.next")}
          onNext={way.next}
        />
      </StepBar>
    </>
  );
}
