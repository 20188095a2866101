import { Radio } from "@telegram-apps/telegram-ui/dist/components/Form/Radio/Radio";
import { useId } from "react";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { CoinPrice } from "./CoinPrice.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./Options.module.css";
import { type Line, type Offers, totalOf } from "./promotion.ts";
import { chooseFor, dropFor, useChoice } from "./promotionChoice.ts";
import { RowWords } from "./RowWords.tsx";
import { ServiceHero } from "./ServiceHero.tsx";
import { NextButton, StepBar } from "./StepBar.tsx";
import { TopUpChange } from "./TopUpChange.tsx";
import { usePrices } from "./usePrices.ts";
import type { StepProps } from "./useWizardSteps.ts";

type Values = NonNullable<Offers["TopUp"]>["values"];

interface OptionsProps {
  values: Values;
  chosen: number | undefined;
  onChoose: (value: Values[number]) => void;
}

/** The options of TopUp, of which one is chosen: each lasts some days and multiplies the views. */
function Options({ values, chosen, onChoose }: OptionsProps) {
  const { t } = usePromoteText();
  const group = useId();
  return (
    <fieldset className={styles.options} aria-label={t("promote.options")}>
      {values.map((value) => (
        <label key={value.id} id={`${group}-${value.id}`} className={styles.option}>
          <Radio
            name={group}
            aria-labelledby={`${group}-${value.id}`}
            checked={chosen === value.id}
            onChange={() => onChoose(value)}
          />
          <RowWords hint={t("promote.times", { times: value.viewMultiply })}>{value.daysAmountText}</RowWords>
          <CoinPrice of={value} />
        </label>
      ))}
    </fieldset>
  );
}

/** More views: for how long, and how many. Something is chosen unless the step is skipped. */
export function TopUpStep({ listing, offers, way, lines }: StepProps & { lines: readonly Line[] }) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const { TopUp: chosen } = useChoice(listing.id);
  const offer = offers.TopUp;
  const total = totalOf(lines).coins;
  if (!offer) return null;

  function choose({ id, gtmEventName }: Values[number]) {
    haptic("change");
    track("promote_select", { offer: gtmEventName });
    chooseFor(listing.id, "TopUp", id);
  }

  return (
    <>
      <ServiceHero listing={listing} type="TopUp" offer={offer} />
      <TopUpChange listing={listing} chosen={offer.values.find(({ id }) => id === chosen)} />
      <Options values={offer.values} chosen={chosen} onChoose={choose} />
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
          label={total > 0 ? t("promote.nextFor", { price: coins(total) }) : t("promote.next")}
          onNext={way.next}
        />
      </StepBar>
    </>
  );
}
