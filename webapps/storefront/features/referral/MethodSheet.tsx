import { useState } from "react";
import { PAYOUT_METHOD_MAX } from "#contract/limits.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { TextField } from "../shopper/TextField.tsx";
import styles from "./BalanceCard.module.css";
import { useReferralText } from "./locales/useReferralText.ts";
import { useSavePayoutMethod } from "./referral.ts";

/** How one wants to be paid, to be written. */
export function MethodSheet({ method, onClose }: { method: string; onClose: () => void }) {
  const { t } = useReferralText();
  const [text, setText] = useState(method);
  const save = useSavePayoutMethod();
  const isLong = text.trim().length > PAYOUT_METHOD_MAX;
  const fault = isLong
    ? t("referral.methodLong", { max: PAYOUT_METHOD_MAX })
    : save.isError
      ? t("referral.methodFailed")
      : undefined;

  function handleSave() {
    if (isLong || save.isPending) return haptic("error");
    save.mutate(text.trim(), {
      onSuccess: () => {
        haptic("success");
        onClose();
      },
      onError: () => haptic("error"),
    });
  }

  return (
    <Overlay title={t("referral.methodTitle")} onClose={onClose} isHeld={text !== method}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
      >
        <p className="hint-lines">{t("referral.methodText")}</p>
        <TextField
          label={t("referral.methodLabel")}
          value={text}
          onChange={setText}
          fault={fault}
          hint={save.isPaused && t("referral.methodWaiting")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
        <ActionButton type="submit" look="brand" aria-busy={save.isPending}>
          {t(save.isPending ? "referral.methodSaving" : "referral.methodSave")}
        </ActionButton>
      </form>
    </Overlay>
  );
}
