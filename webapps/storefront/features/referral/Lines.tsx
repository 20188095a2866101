import type { RewardLine } from "#contract/referral.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import card from "../../shell/Card.module.css";
import { personName } from "../groups/SeatFace.tsx";
import { paise } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import styles from "./Lines.module.css";
import { useReferralText } from "./locales/useReferralText.ts";

/** Basis points in one percent. */
const PERCENT = 100;

/** When it is one's own, or why it isn't. */
function What({ line }: { line: RewardLine }) {
  const { t, language } = useReferralText();
  const { state, reason, releaseAt } = line;
  if (reason) return t(`referral.reason.${reason}`);
  if (state === "Paid") return t("referral.paidOut");
  if (!releaseAt) return t("referral.beforeDelivery");
  return t(state === "Pending" ? "referral.until" : "referral.since", {
    day: formatDay(releaseAt, language),
  });
}

function Line({ line }: { line: RewardLine }) {
  const { t, language } = useReferralText();
  const name = personName(line);
  return (
    <li className={styles.line} data-state={line.state}>
      <div className={styles.about}>
        <h3>{titleOf(line, language)}</h3>
        <p>
          {name && `${name} · `}
          <span className={styles.number}>{t("referral.order", { number: line.orderNumber })}</span>
        </p>
        <p>
          {line.rate / PERCENT}% · <What line={line} />
        </p>
      </div>
      <div className={`${styles.side} figures`}>
        {line.state === "Rejected" ? <s>{paise(line.amount)}</s> : <strong>{paise(line.amount)}</strong>}
        <span className={styles.state}>{t(`referral.state.${line.state}`)}</span>
      </div>
    </li>
  );
}

interface LinesProps {
  lines: readonly RewardLine[];
  hasMore: boolean;
  isAsking: boolean;
  onMore: () => void;
}

/** Every reward there is or was to be: for which order, how much, and how it stands. */
export function Lines({ lines, hasMore, isAsking, onMore }: LinesProps) {
  const { t } = useReferralText();
  return (
    <section className={card.card}>
      <h2>{t("referral.lines")}</h2>
      {lines.length === 0 ? (
        <p className={styles.none}>
          <strong>{t("referral.linesNone")}</strong>
          {t("referral.linesNoneText")}
        </p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {hasMore && (
        <ActionButton look="soft" aria-busy={isAsking} onClick={onMore}>
          {t("referral.more")}
        </ActionButton>
      )}
    </section>
  );
}
