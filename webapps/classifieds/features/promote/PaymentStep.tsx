import { useState } from "react";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { BalanceSheet } from "./lazyParts.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import styles from "./PaymentStep.module.css";
import { PaymentWaiting, PayOnce } from "./PaymentWaiting.tsx";
import { PaySetback } from "./PaySetback.tsx";
import type { Setback } from "./payState.ts";
import { type Line, totalOf } from "./promotion.ts";
import { dropFor } from "./promotionChoice.ts";
import { StepBar } from "./StepBar.tsx";
import { NothingChosen, Total } from "./SummaryStep.tsx";
import { faultOf } from "./setbackWords.ts";
import { useLineWords } from "./useLineWords.ts";
import { type Payment, usePayment } from "./usePayment.ts";
import { usePrices } from "./usePrices.ts";
import type { StepProps } from "./useWizardSteps.ts";

type Props = StepProps & { lines: readonly Line[] };

/** Returns the newest reason why the order can't be paid. */
function setbackOf({ state, isUnknown }: Payment): Setback | undefined {
  if (state.is !== "choosing") return undefined;
  return isUnknown ? "unknown" : state.setback;
}

/** The ways to pay, below what came of the last one. */
function Choosing({ payment, listing, way, lines }: Props & { payment: Payment }) {
  const { data: me } = useMe();
  const [isToppingUp, setToppingUp] = useState(false);
  const { state, isUnknown } = payment;
  const total = totalOf(lines).coins;
  const missing = me ? Math.max(0, total - me.balance) : 0;
  const setback = setbackOf(payment);
  const isPayable = faultOf(setback) !== "listing";

  function pay(method: PaymentMethod) {
    // Without enough of them the option does nothing, unless it is to be found out whether they are gone already.
    if (method === "coins" && !isUnknown && (!me || missing > 0)) return;
    payment.pay(method);
  }
  return (
    <>
      <PaySetback
        setback={setback}
        lines={lines}
        onRemove={(type) => {
          dropFor(listing.id, type);
          payment.chooseOther();
        }}
        onBack={way.previous}
      />
      {isPayable && <PayOnce method={payment.elsewhere} />}
      {isPayable && (
        <PaymentMethods
          total={total}
          balance={me?.balance}
          missing={missing}
          busy={state.is === "asking" ? state.method : undefined}
          isCoinsOnly={isUnknown}
          onPay={pay}
          onTopUp={() => {
            payment.chooseOther();
            setToppingUp(true);
          }}
        />
      )}
      {isToppingUp && <BalanceSheet missing={missing} onClose={() => setToppingUp(false)} />}
    </>
  );
}

/** How it is paid, and what becomes of that. */
export function PaymentStep(props: Props) {
  const { listing, way, lines } = props;
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const payment = usePayment(listing, lines);
  const { state } = payment;

  if (state.is === "paid") return null;
  if (lines.length === 0) return <NothingChosen way={way} />;
  return (
    <>
      <section className={styles.payment}>
        <h2>{t("pay.title")}</h2>
        <OrderLines lines={lines} />
        <Total lines={lines} />
        {state.is === "begun" ? (
          <PaymentWaiting payment={payment} state={state} />
        ) : (
          <Choosing payment={payment} {...props} />
        )}
      </section>
      <StepBar way={way}>
        <p className={`${styles.sum} figures`}>
          {t("promote.total")}: <strong>{coins(totalOf(lines).coins)}</strong>
        </p>
      </StepBar>
    </>
  );
}

/** The lines of the order that is about to be paid. */
function OrderLines({ lines }: { lines: readonly Line[] }) {
  const { coins } = usePrices();
  const detailsOf = useLineWords();
  return (
    <ul className={`${styles.lines} figures`}>
      {lines.map((line) => (
        <li key={line.type}>
          <span>
            {line.name} <small>{detailsOf(line)}</small>
          </span>
          <span>{coins(line.cost)}</span>
        </li>
      ))}
    </ul>
  );
}
