import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { savePhone } from "#webapps/shared/client/savePhone.ts";
import { haptic, requestContact } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { showPhone } from "../shopper/phone.ts";
import styles from "./CodeWindow.module.css";
import { useSignInText } from "./locales/useSignInText.ts";
import { finishSignIn } from "./signIn.ts";

interface ByContactProps {
  /** The number that is to be proven, in digits with its country's; without it any. */
  phoneNumber?: string;
  look: "filled" | "soft";
}

/** Inside Telegram the person's own number, which the messenger vouches for: no code is needed then. */
export function ByContact({ phoneNumber, look }: ByContactProps) {
  const { t } = useSignInText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();

  async function share(): Promise<string | undefined> {
    const answer = await requestContact();
    if (typeof answer === "string") return t(answer === "denied" ? "contact.denied" : "contact.failed");
    const shared = (await savePhone(answer.contact)).replace(/\D/g, "");
    void client.invalidateQueries();
    if (phoneNumber !== undefined && shared !== phoneNumber.replace(/\D/g, "")) {
      return t("contact.other", { phone: showPhone(shared) });
    }
    haptic("success");
    finishSignIn();
    return undefined;
  }

  async function handleShare() {
    setAsking(true);
    setFault(undefined);
    try {
      setFault(await share());
    } catch (error) {
      setFault(t(errorText(error)));
    }
    setAsking(false);
  }

  return (
    <>
      <ActionButton look={look} disabled={isAsking} aria-busy={isAsking} onClick={() => void handleShare()}>
        <Icon name="phone" size={20} />
        {t("contact.share")}
      </ActionButton>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
