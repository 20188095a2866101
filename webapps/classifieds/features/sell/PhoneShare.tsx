import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { savePhone } from "#webapps/shared/client/savePhone.ts";
import { ME_KEY } from "#webapps/shared/client/useMe.ts";
import { haptic, requestContact } from "#webapps/shared/telegram/telegram.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import styles from "./ContactSection.module.css";
import { useSellText } from "./locales/useSellText.ts";

/** Takes the seller's number from the messenger, if they let it; a refusal is told in an alert. */
export function PhoneShare({ onShared }: { onShared: (phoneNumber: string) => void }) {
  const { t } = useSellText();
  const queryClient = useQueryClient();
  const [state, setState] = useState<"idle" | "asking" | "denied" | "failed">("idle");

  async function handleShare() {
    setState("asking");
    const answer = await requestContact();
    if (typeof answer === "string") return setState(answer === "denied" ? "denied" : "failed");
    try {
      onShared(await savePhone(answer.contact));
      haptic("success");
      setState("idle");
      await queryClient.invalidateQueries({ queryKey: [ME_KEY] });
    } catch {
      setState("failed");
    }
  }

  const close = () => setState("idle");
  return (
    <>
      <Row
        className={styles.add}
        before={<Icon name="phone" size={20} />}
        label={t("sell.phoneShare")}
        disabled={state === "asking"}
        onClick={() => void handleShare()}
      />
      {(state === "denied" || state === "failed") && (
        <ConfirmSheet
          title={t(state === "denied" ? "sell.phoneDenied" : "sell.phoneFailed")}
          confirm={t("ok")}
          onConfirm={close}
          onClose={close}
        >
          {t(state === "denied" ? "sell.phoneDeniedHint" : "sell.phoneFailedHint")}
        </ConfirmSheet>
      )}
    </>
  );
}
