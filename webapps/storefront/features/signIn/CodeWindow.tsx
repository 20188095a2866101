import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { CODE_DIGITS } from "#contract/limits.ts";
import { onlyDigits } from "#contract/plainDigits.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import { OpenInTelegram } from "../arrival/OpenInTelegram.tsx";
import { showPhone } from "../shopper/phone.ts";
import { waitLeft } from "../time/timeLeft.ts";
import { ByContact } from "./ByContact.tsx";
import { CodeField } from "./CodeField.tsx";
import styles from "./CodeWindow.module.css";
import { codeAdvice, codeFault, proveCode } from "./codes.ts";
import { useSignInText } from "./locales/useSignInText.ts";
import { closeCode, finishSignIn } from "./signIn.ts";
import { useAskedCode } from "./useAskedCode.ts";

type Asked = ReturnType<typeof useAskedCode>;

/** Where the code went, or why none did. */
function Sent({ phoneNumber, asked: { asked, isSending, fault } }: { phoneNumber: string; asked: Asked }) {
  const { t } = useSignInText();
  // A number is not broken in the middle.
  const phone = showPhone(phoneNumber).replaceAll(" ", "\u00a0");
  if (fault !== undefined) {
    return (
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    );
  }
  const words =
    isSending || !asked ? "code.sending" : asked.delivery === "link" ? "code.byLink" : "code.sent";
  return (
    <p role="status" className={styles.sent}>
      {t(words, { phone })}
    </p>
  );
}

function Resend({ asked: { wait, isSending, send }, onSend }: { asked: Asked; onSend: () => void }) {
  const { t } = useSignInText();
  if (wait > 0) {
    return (
      <p className={`${styles.wait} figures`} role="timer">
        {t("code.resendIn", { time: waitLeft(wait) })}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.resend}
      disabled={isSending}
      onClick={() => {
        onSend();
        void send();
      }}
    >
      {t("code.resend")}
    </button>
  );
}

/**
 * The way that always works: the bot tells the code to whoever shares the contact with that number. Who is signed in by
 * Telegram shares it right here.
 */
function OtherWay({ phoneNumber, asked: { asked, isSending } }: { phoneNumber: string; asked: Asked }) {
  const { t } = useSignInText();
  const isMember = useIsSignedIn();
  const { isTelegram } = getTelegram();
  if (isTelegram && isMember) {
    return (
      <section className={styles.bot}>
        <p>{t("contact.hint")}</p>
        <ByContact phoneNumber={phoneNumber} look="soft" />
      </section>
    );
  }
  if (!asked && !isSending) return <OpenInTelegram>{t("code.inTelegram")}</OpenInTelegram>;
  if (!asked?.link) return isSending ? <Skeleton height={116} radius={12} /> : null;
  return (
    <section className={styles.bot}>
      <p>{t("code.hint")}</p>
      <ActionButton look="soft" onClick={() => openTelegramLink(asked.link)}>
        <Icon name="open" size={20} />
        {t("code.open")}
      </ActionButton>
    </section>
  );
}

/** The typed part of a code, and the outcome of sending it. */
function useCode(phoneNumber: string, isHeldUp: boolean) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const cut = useCut(code, CODE_DIGITS, "digits");
  const [failure, setFailure] = useState<unknown>();
  const [isVerifying, setVerifying] = useState(false);
  const isReady = code.length === CODE_DIGITS && !isVerifying && !isHeldUp;

  function write(text: string) {
    setFailure(undefined);
    setCode(text);
  }

  async function verify() {
    if (!isReady) return;
    setVerifying(true);
    setFailure(undefined);
    try {
      await proveCode(queryClient, phoneNumber, code);
      haptic("success");
      finishSignIn();
    } catch (error) {
      haptic("error");
      setFailure(error);
      // The code stays when offline, as the server hasn't looked at it.
      if (!isOffline(error)) setCode("");
      setVerifying(false);
      field.current?.focus();
    }
  }
  useWhenOnline(isOffline(failure), () => void verify());
  return {
    field,
    code,
    failure,
    cutWords: cut.words,
    isReady,
    isVerifying,
    type: (typed: HTMLInputElement) => write(cut.take(typed, onlyDigits)),
    clear: () => write(""),
    verify,
  };
}

/** Proves a phone by the code sent to it. */
export function CodeWindow({ phoneNumber }: { phoneNumber: string }) {
  const { t } = useSignInText();
  const asked = useAskedCode(phoneNumber);
  const { field, code, failure, cutWords, isReady, isVerifying, type, clear, verify } = useCode(
    phoneNumber,
    asked.isSending,
  );
  const toldId = useId();
  const isWrong = failure !== undefined;
  const isTold = isWrong || cutWords !== undefined;
  const advice = codeAdvice(failure);

  useEffect(() => {
    track("otp_open");
    field.current?.focus();
  }, [field]);

  function handleVerify(event: FormEvent) {
    event.preventDefault();
    void verify();
  }

  return (
    <Overlay title={t("code.title")} isHeld onClose={closeCode}>
      <form className={styles.form} noValidate onSubmit={handleVerify}>
        {isTold ? (
          <p id={toldId} role="alert" className={styles.fault}>
            {isWrong ? t(codeFault(failure)) : cutWords}
            {isWrong && advice && <span>{advice}</span>}
          </p>
        ) : (
          <Sent phoneNumber={phoneNumber} asked={asked} />
        )}
        <CodeField
          ref={field}
          label={t("code.label")}
          value={code}
          onType={type}
          toldId={isTold ? toldId : undefined}
          isFaulty={isWrong}
        />
        <ActionButton type="submit" disabled={!isReady} aria-busy={isVerifying}>
          {t("code.verify")}
        </ActionButton>
        <Resend asked={asked} onSend={clear} />
        <OtherWay phoneNumber={phoneNumber} asked={asked} />
      </form>
    </Overlay>
  );
}
