import { useState } from "react";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { type Line, totalOf } from "../../logic/promotion.ts";
import { BalanceSheet } from "./lazyBalance.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import styles from "./PaymentStep.module.css";
import { PaymentWaiting } from "./PaymentWaiting.tsx";
import { StepBar } from "./StepBar.tsx";
import { NothingChosen, Total } from "./SummaryStep.tsx";
import { isOrderAtFault, setbackWords } from "./setbackWords.ts";
import { usePayment } from "./usePayment.ts";
import { usePrices } from "./usePrices.ts";
import type { WizardSteps } from "./useWizardSteps.ts";
import type { StepProps } from "./Wizard.tsx";

/** Why it wasn't paid, and where that is mended. */
function Setback({
  setback,
  way,
}: {
  setback: Parameters<typeof setbackWords>[0] | undefined;
  way: WizardSteps;
}) {
  const { t } = usePromoteText();
  const words = setback && setbackWords(setback);
  return (
    <div role={words?.isQuiet ? "status" : "alert"}>
      {words && (
        <div className={styles.setback} data-quiet={words.isQuiet}>
          <p>{t(words.key)}</p>
          {setback && isOrderAtFault(setback) && (
            <ActionButton look="soft" onClick={way.previous}>
              {t("pay.toOrder")}
            </ActionButton>
          )}
        </div>
      )}
    </div>
  );
}

/** How it is paid, and what becomes of that. */
export function PaymentStep({ listing, way, lines }: StepProps & { lines: readonly Line[] }) {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  const { data: me } = useMe();
  const payment = usePayment(listing, lines);
  const [isToppingUp, setToppingUp] = useState(false);
  const { state } = payment;
  const total = totalOf(lines).coins;
  const missing = me ? Math.max(0, total - me.balance) : 0;

  function pay(method: PaymentMethod) {
    // Without enough of them the option does nothing.
    if (method === "coins" && (!me || missing > 0)) return;
    payment.pay(method);
  }

  if (state.is === "paid") return null;
  if (lines.length === 0) return <NothingChosen way={way} />;
  return (
    <>
      <section className={styles.payment}>
        <h2>{t("pay.title")}</h2>
        <Total lines={lines} />
        {state.is === "begun" ? (
          <PaymentWaiting payment={payment} state={state} />
        ) : (
          <>
            <Setback setback={state.is === "choosing" ? state.setback : undefined} way={way} />
            <PaymentMethods
              balance={me?.balance}
              missing={missing}
              busy={state.is === "asking" ? state.method : undefined}
              onPay={pay}
              onTopUp={() => setToppingUp(true)}
            />
          </>
        )}
      </section>
      <StepBar way={way}>
        <p className={`${styles.sum} figures`}>
          {t("promote.total")}: <strong>{coins(total)}</strong>
        </p>
      </StepBar>
      {isToppingUp && <BalanceSheet missing={missing} onClose={() => setToppingUp(false)} />}
    </>
  );
}
