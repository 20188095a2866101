import { useRef, useState } from "react";
import { track } from "#webapps/shared/client/track.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useConfigs } from "../configs/configs.ts";
import { TopDrawing } from "../top/TopDrawing.tsx";
import { CoinPrice } from "./CoinPrice.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { type Line, totalOf } from "./promotion.ts";
import { dropFor } from "./promotionChoice.ts";
import { RowWords } from "./RowWords.tsx";
import { NextButton, StepBar } from "./StepBar.tsx";
import styles from "./SummaryStep.module.css";
import { TopUpChange } from "./TopUpChange.tsx";
import { useLineWords } from "./useLineWords.ts";
import { usePrices } from "./usePrices.ts";
import type { StepProps, WizardSteps } from "./useWizardSteps.ts";

/** Nothing is left to be paid: back to where it can be chosen. */
export function NothingChosen({ way }: { way: WizardSteps }) {
  const { t } = usePromoteText();
  return (
    <EmptyState
      drawing={<LineDrawing name="box" />}
      title={t("promote.nothing")}
      action={<ActionButton onClick={way.restart}>{t("promote.choose")}</ActionButton>}
    >
      {t("promote.nothingHint")}
    </EmptyState>
  );
}

/** The price of all lines, in coins and in sum. */
export function Total({ lines }: { lines: readonly Line[] }) {
  const { t } = usePromoteText();
  const { coins, sum } = usePrices();
  const total = totalOf(lines);
  return (
    <dl className={`${styles.total} figures`}>
      {total.saved > 0 && (
        <div className={styles.saved}>
          <dt>{t("promote.saved")}</dt>
          <dd>−{coins(total.saved)}</dd>
        </div>
      )}
      <div>
        <dt>{t("promote.total")}</dt>
        <dd>
          <strong>{coins(total.coins)}</strong>
          <small className="hint-second">{sum(total.coins)}</small>
        </dd>
      </div>
    </dl>
  );
}

function LineRow({ line, onRemove }: { line: Line; onRemove: () => void }) {
  const { t } = usePromoteText();
  const { name } = line;
  const detailsOf = useLineWords();
  return (
    <li className={styles.line}>
      <span className={styles.drawing}>
        <TopDrawing type={line.type} />
      </span>
      <RowWords hint={detailsOf(line)}>{name}</RowWords>
      <CoinPrice of={line} />
      <IconButton icon="close" iconSize={20} label={t("promote.remove", { name })} onClick={onRemove} />
    </li>
  );
}

/** Everything chosen, each removable, and what it costs together. */
export function SummaryStep({ listing, way, lines }: StepProps & { lines: readonly Line[] }) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string>();
  const isEmpty = lines.length === 0;

  function remove({ type, name }: Line) {
    haptic("change");
    dropFor(listing.id, type);
    setRemoved(name);
    // Its button goes with it.
    heading.current?.focus();
  }
  function confirm() {
    track("promote_confirm", { services: lines.map(({ type }) => type).join(",") });
    way.next();
  }

  return (
    <>
      <section className={styles.order}>
        <h2 ref={heading} tabIndex={-1} className={isEmpty ? "hidden-words" : undefined}>
          {t("promote.summary")}
        </h2>
        <p role="status" className="hidden-words">
          {removed && t("promote.removed", { name: removed })}
        </p>
        {isEmpty ? (
          <NothingChosen way={way} />
        ) : (
          <>
            <ul className={styles.card}>
              {lines.map((line) => (
                <LineRow key={line.type} line={line} onRemove={() => remove(line)} />
              ))}
            </ul>
            <div className={styles.change}>
              <TopUpChange listing={listing} chosen={lines.find(({ type }) => type === "TopUp")?.value} />
            </div>
            <Total lines={lines} />
            <OrderTerms />
          </>
        )}
      </section>
      {!isEmpty && (
        <StepBar way={way}>
          <NextButton
            label={t("promote.toPayment", { price: coins(totalOf(lines).coins) })}
            onNext={confirm}
          />
        </StepBar>
      )}
    </>
  );
}

/** The terms that the buyer agrees to by paying, in short, with a link to the whole. */
function OrderTerms() {
  const { t } = usePromoteText();
  const terms = useConfigs().data?.text("TERMS_URL");
  return (
    <p className={styles.hint}>
      {t("promote.terms")}{" "}
      {terms && (
        <button type="button" className={styles.terms} onClick={() => openAddress(terms)}>
          {t("promote.termsLink")}
        </button>
      )}
    </p>
  );
}
