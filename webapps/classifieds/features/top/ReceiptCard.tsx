import type { PromotionReceipt } from "#contract/promotions.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import styles from "./ReceiptCard.module.css";
import { sharesOf } from "./receipt.ts";
import { useReceiptWords } from "./useReceiptWords.ts";

/** How long after the beginning of a promotion its counts say nothing yet, in milliseconds. */
const EARLY_MS = 86_400_000;

const isEarly = ({ isRunning, startedAt }: PromotionReceipt) =>
  isRunning && Date.now() - Date.parse(startedAt) < EARLY_MS;

interface ComparisonProps {
  label: string;
  before: number;
  during: number;
  isEarly: boolean;
}

/** A count before and during: two bars, their numbers, and what became of it. */
function Comparison({ label, before, during, isEarly }: ComparisonProps) {
  const { t, changeWords } = useReceiptWords();
  const shares = sharesOf(before, during);
  // Nothing that stays nothing is no news.
  const told = before + during > 0 ? changeWords(before, during) : "";
  const words = isEarly ? t("receipt.early") : told;
  const rows = [
    { kind: "before", words: t("receipt.before"), value: before, share: shares.before },
    { kind: "during", words: t("receipt.during"), value: during, share: shares.during },
  ];
  return (
    <div className={styles.comparison}>
      <h4>
        {label}
        <span>{words}</span>
      </h4>
      <dl>
        {rows.map(({ kind, words, value, share }) => (
          <div key={kind}>
            <dt>{words}</dt>
            <dd className="figures">
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} data-kind={kind} style={{ width: `${share}%` }} />
              </span>
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One promotion: what was bought for how much, how it stands, and what it brought. */
export function ReceiptCard({ receipt }: { receipt: PromotionReceipt }) {
  const { t, nameOf, standOf, daysOf } = useReceiptWords();
  const { cost, returned, type, isRunning, promotedViews, before, during } = receipt;
  const compared = { isEarly: isEarly(receipt) };
  const stand = standOf(receipt) ?? t("receipt.ended");
  return (
    <li className={styles.card} data-running={isRunning}>
      <div className={styles.head}>
        <h3>{nameOf(receipt)}</h3>
        {cost !== null && (
          <span className="figures">{t("receipt.coins", { count: cost, shown: formatNumber(cost) })}</span>
        )}
      </div>
      <p className={styles.when}>
        <strong>{stand}</strong>
        <span>{daysOf(receipt)}</span>
      </p>
      {returned > 0 && (
        <p className={`${styles.returned} figures`}>
          {t("receipt.returned", { count: returned, shown: formatNumber(returned) })}
        </p>
      )}
      {type === "TopUp" && (
        <p className={styles.promoted}>
          {t("receipt.promoted")}
          <strong className="figures">{formatNumber(promotedViews)}</strong>
        </p>
      )}
      <Comparison label={t("receipt.views")} before={before.views} during={during.views} {...compared} />
      <Comparison
        label={t("receipt.contacts")}
        before={before.contacts}
        during={during.contacts}
        {...compared}
      />
    </li>
  );
}
