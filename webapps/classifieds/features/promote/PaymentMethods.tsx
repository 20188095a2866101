import { useId } from "react";
import { type PaymentMethod, type Provider, providers } from "#contract/payKinds.ts";
import { starsPrice } from "#contract/starsPrice.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { useCoinPacks, usePaymentMethods } from "./offers.ts";
import styles from "./PaymentMethods.module.css";
import { RowWords } from "./RowWords.tsx";
import { usePrices } from "./usePrices.ts";

/** The messenger's order: its own first. */
const order: readonly Provider[] = ["stars", ...providers.filter((provider) => provider !== "stars")];

function Mark({ method }: { method: PaymentMethod }) {
  const { t } = usePromoteText();
  return (
    <span className={styles.mark} data-method={method} aria-hidden="true">
      {method === "coins" && <Icon name="coin" size={22} />}
      {method === "stars" && <Icon name="star" size={22} isFilled />}
      {method !== "coins" && method !== "stars" && t(`pay.by.${method}`)[0]}
    </span>
  );
}

interface MethodRowProps {
  method: PaymentMethod;
  hint: string | undefined;
  isBusy: boolean;
  /** Does nothing, and says so to those who only hear it. */
  isInert: boolean;
  describedBy?: string | undefined;
  onPay: (method: PaymentMethod) => void;
}

function MethodRow({ method, hint, isBusy, isInert, describedBy, onPay }: MethodRowProps) {
  const { t } = usePromoteText();
  const busyWords = t(method === "coins" ? "pay.paying" : "pay.asking");
  return (
    <button
      type="button"
      className={styles.method}
      aria-disabled={isInert}
      aria-busy={isBusy}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isInert) onPay(method);
      }}
    >
      <Mark method={method} />
      <RowWords hint={isBusy ? busyWords : hint}>{t(`pay.by.${method}`)}</RowWords>
      {isBusy ? <span className={styles.spinner} /> : <Icon name="forward" size={16} />}
    </button>
  );
}

/** The price in Stars, as soon as that is known. */
function useStarsHint(total: number): string {
  const { t } = usePromoteText();
  const { stars } = usePrices();
  const { data: packs } = useCoinPacks();
  const price = packs && starsPrice(total, packs);
  return price === undefined ? t("pay.starsHint") : stars(price);
}

interface PaymentMethodsProps {
  /** The price of the order, in coins. */
  total: number;
  /** In coins; undefined while it isn't known. */
  balance: number | undefined;
  missing: number;
  busy: PaymentMethod | undefined;
  /**
   * Whether only coins can be used, whatever is on the balance. The outcome of a payment with coins is unknown then,
   * and paying with them again finds it out.
   */
  isCoinsOnly: boolean;
  onPay: (method: PaymentMethod) => void;
  onTopUp: () => void;
}

/** Ways to pay; where coins are too few, a row of its own says how many are missing. */
export function PaymentMethods({
  total,
  balance,
  missing,
  busy,
  isCoinsOnly,
  onPay,
  onTopUp,
}: PaymentMethodsProps) {
  const { t } = usePromoteText();
  const { coins, sum } = usePrices();
  const starsHint = useStarsHint(total);
  const missingId = useId();
  const { data: offered, error, isPending, refetch } = usePaymentMethods();
  const isShort = missing > 0 && !isCoinsOnly;
  const isAway = !isCoinsOnly && (balance === undefined || missing > 0);
  const others = order.filter((method) => offered?.includes(method));

  return (
    <section aria-label={t("pay.methods")}>
      <ul className={styles.card}>
        <li>
          <MethodRow
            method="coins"
            hint={balance === undefined ? undefined : t("pay.balance", { balance: coins(balance) })}
            isBusy={busy === "coins"}
            isInert={isAway || busy !== undefined}
            describedBy={isShort ? missingId : undefined}
            onPay={onPay}
          />
        </li>
        {isShort && (
          <li className={styles.missing}>
            <span id={missingId} className="figures">
              {t("pay.missing", { count: missing, shown: formatNumber(missing) })}
            </span>
            <button type="button" className={styles.topUp} onClick={onTopUp}>
              {t("pay.topUp")}
            </button>
          </li>
        )}
        {isPending && (
          <li className={styles.coming}>
            <Skeleton height={44} radius={12} />
            <Skeleton height={44} radius={12} />
          </li>
        )}
        {others.map((method) => (
          <li key={method}>
            <MethodRow
              method={method}
              hint={method === "stars" ? starsHint : sum(total)}
              isBusy={busy === method}
              isInert={isCoinsOnly || busy !== undefined}
              onPay={onPay}
            />
          </li>
        ))}
      </ul>
      {error && !offered && <ErrorScreen error={error} onRetry={() => void refetch()} />}
    </section>
  );
}
