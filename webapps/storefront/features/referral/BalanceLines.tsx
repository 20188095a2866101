import { Link } from "react-router";
import type { BalanceLine } from "#contract/referral.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { paise } from "../prices/rupees.ts";
import styles from "./Lines.module.css";
import { useReferralText } from "./locales/useReferralText.ts";
import { useBalanceLines } from "./referral.ts";

const signed = (amount: number) => `${amount > 0 ? "+" : "−"}${paise(Math.abs(amount))}`;

function Line({ line }: { line: BalanceLine }) {
  const { t, language } = useReferralText();
  const { kind, amount, orderId, orderNumber, method, createdAt } = line;
  const order = orderNumber && t("referral.order", { number: orderNumber });
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <h3>{t(`referral.moved.${kind}`)}</h3>
        <p>
          {order && (
            <>
              {orderId ? <Link to={paths.order(orderId)}>{order}</Link> : order}
              {" · "}
            </>
          )}
          {method && `${method} · `}
          {formatDay(createdAt, language)}
        </p>
      </div>
      <strong className={`${styles.side} figures`} data-more={amount > 0}>
        {signed(amount)}
      </strong>
    </li>
  );
}

/** The changes of the balance: rewards, orders it has paid for, payouts. Shows nothing as long as there are none. */
export function BalanceLines() {
  const { t } = useReferralText();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBalanceLines();
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  if (!data && error) {
    return (
      <ErrorScreen
        error={error}
        title={t("referral.movedFailed")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (lines.length === 0) return null;
  return (
    <section className={card.card}>
      <h2>{t("referral.moved")}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {hasNextPage && (
        <ActionButton look="soft" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("referral.more")}
        </ActionButton>
      )}
    </section>
  );
}
