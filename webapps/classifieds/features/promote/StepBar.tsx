import type { ReactNode } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./StepBar.module.css";
import type { WizardSteps } from "./useWizardSteps.ts";

/** The way back and, beside it, the main action or what stands in its place. */
export function StepBar({ way, children }: { way: WizardSteps; children: ReactNode }) {
  const { t } = usePromoteText();
  return (
    <div className={styles.bar}>
      <ActionButton look="soft" className={styles.back} onClick={way.previous}>
        {t("promote.previous")}
      </ActionButton>
      {children}
    </div>
  );
}

/** On to the next step. */
export function NextButton({ label, onNext }: { label: string; onNext: () => void }) {
  return (
    <ActionButton className={styles.next} onClick={onNext}>
      <span className="figures">{label}</span>
    </ActionButton>
  );
}
