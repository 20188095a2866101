import { useEffect, useEffectEvent } from "react";
import type { Provider } from "#contract/payKinds.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./PaymentWaiting.module.css";
import type { PayState } from "./payState.ts";
import type { Payment } from "./usePayment.ts";

type Begun = Extract<PayState, { is: "begun" }>;

const icons = {
  ready: "open",
  waiting: "clock",
  declined: "warning",
  overdue: "clock",
  unchecked: "clock",
  unheard: "clock",
  unsure: "clock",
} as const;

/** A person who comes back to a payment that was late, declined or out of reach has probably just paid it. */
function useCheckOnReturn({ phase, attempt }: Begun, check: Payment["check"]) {
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (phase === "ready" || phase === "waiting") return;
    const handleReturn = () => {
      if (document.visibilityState === "visible") checkNow(attempt);
    };
    document.addEventListener("visibilitychange", handleReturn);
    return () => document.removeEventListener("visibilitychange", handleReturn);
  }, [phase, attempt]);
}

/** A payment under way elsewhere: what is waited for, and every way on from here. */
export function PaymentWaiting({ payment, state }: { payment: Payment; state: Begun }) {
  const { t } = usePromoteText();
  const { phase, attempt } = state;
  const isWeb = attempt.method !== "stars";
  const method = isWeb ? t(`pay.by.${attempt.method}`) : "Telegram";
  const isLate = phase !== "ready" && phase !== "waiting" && phase !== "declined";
  const isOpen = phase === "waiting" || isLate;
  useCheckOnReturn(state, payment.check);

  return (
    <div className={styles.waiting}>
      <span className={styles.mark} data-phase={phase} aria-hidden="true">
        <Icon name={icons[phase]} size={28} />
      </span>
      <div role="status">
        <h3>{t(`pay.${phase}`)}</h3>
        <p>{t(`pay.${phase}Hint`, { method })}</p>
      </div>
      <div className={styles.actions}>
        {isWeb && (
          <ActionButton look={phase === "waiting" ? "soft" : "filled"} onClick={() => payment.open(attempt)}>
            {t("pay.open")}
          </ActionButton>
        )}
        {isLate && phase !== "unsure" && (
          <ActionButton look={isWeb ? "soft" : "filled"} onClick={() => payment.check(attempt)}>
            {t("pay.check")}
          </ActionButton>
        )}
        {phase !== "unsure" && (
          <button type="button" className={styles.other} onClick={payment.chooseOther}>
            {t(isWeb ? "pay.other" : "pay.notPaid")}
          </button>
        )}
        {phase !== "unsure" && (
          <PayOnce method={attempt.elsewhere ?? (isOpen ? attempt.method : undefined)} />
        )}
      </div>
    </div>
  );
}

/** For whoever may have paid through somebody already. */
export function PayOnce({ method }: { method: Provider | undefined }) {
  const { t } = usePromoteText();
  if (!method) return null;
  return (
    <p className={styles.once}>
      {method === "stars" ? t("pay.onceStars") : t("pay.once", { method: t(`pay.by.${method}`) })}
    </p>
  );
}
