import { type FormEvent, useEffect, useRef, useState } from "react";
import { comeBack, useIsSignedIn } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { FiveSeats } from "../about/FiveSeats.tsx";
import { PhoneField } from "../shopper/PhoneField.tsx";
import { maskPhone, phoneOf } from "../shopper/phone.ts";
import { ByContact } from "./ByContact.tsx";
import { readAsked } from "./codes.ts";
import styles from "./LoginDrawer.module.css";
import { useSignInText } from "./locales/useSignInText.ts";
import { closeSignIn, continueToCode, finishSignIn, useSignIn } from "./signIn.ts";
import { TermsNote } from "./TermsNote.tsx";

/** Inside Telegram, where one has left or couldn't be signed in: the way back as who one is there. */
function ByTelegram({ name }: { name: string }) {
  const { t } = useSignInText();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function handleCome() {
    setBusy(true);
    setFault(undefined);
    try {
      if (await comeBack()) return finishSignIn();
      setFault(t("signIn.refused"));
    } catch (error) {
      setFault(t(errorText(error)));
    }
    setBusy(false);
  }

  return (
    <>
      <ActionButton disabled={isBusy} aria-busy={isBusy} onClick={() => void handleCome()}>
        {t("signIn.as", { name })}
      </ActionButton>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

type Purpose = "sign-in" | "phone";

/** The way without typing, where there is one: inside Telegram, which knows who one is and one's number. */
function findEasierWay(purpose: Purpose): "telegram" | "contact" | undefined {
  const { user, isTelegram } = getTelegram();
  if (purpose === "sign-in") return user && "telegram";
  return isTelegram ? "contact" : undefined;
}

const headings = { telegram: "signIn.back", contact: "signIn.heading", phone: "signIn.heading" } as const;

/** Says what the drawer asks for and why, and offers the way without typing. */
function Opening({ purpose }: { purpose: Purpose }) {
  const { t } = useSignInText();
  const way = findEasierWay(purpose);
  const why = way === "telegram" ? "signIn.backText" : purpose === "phone" ? "signIn.addText" : "signIn.text";
  return (
    <>
      <FiveSeats />
      <div className={styles.words}>
        <h3>{t(headings[way ?? "phone"])}</h3>
        <p>{t(why)}</p>
      </div>
      {way === "telegram" && <ByTelegram name={getTelegram().user?.firstName ?? ""} />}
      {way === "contact" && <ByContact look="filled" />}
      {way && <p className={styles.or}>{t(way === "contact" ? "contact.or" : "signIn.or")}</p>}
    </>
  );
}

/** Asks for a phone, to sign in by it or to prove it. */
export function LoginDrawer({ purpose }: { purpose: Purpose }) {
  const { t } = useSignInText();
  const isMember = useIsSignedIn();
  // A person who comes back from the messenger to a page opened again finds the number they were proving.
  const [phone, setPhone] = useState(() => maskPhone(readAsked()?.phoneNumber ?? ""));
  const [isFaulty, setFaulty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAdding = purpose === "phone";
  const hasEasierWay = findEasierWay(purpose) !== undefined;

  useEffect(() => {
    // Where there is another way in, the keyboard would cover it.
    if (!hasEasierWay) form.current?.querySelector("input")?.focus();
  }, [hasEasierWay]);
  useEffect(() => {
    // A sign-in that only the network held up has come through meanwhile.
    if (isMember && !isAdding && !useSignIn.getState().phoneNumber) finishSignIn();
  }, [isMember, isAdding]);

  function handleContinue(event: FormEvent) {
    event.preventDefault();
    const phoneNumber = phoneOf(phone);
    setFaulty(phoneNumber === undefined);
    if (phoneNumber !== undefined) continueToCode(phoneNumber);
  }

  return (
    <Overlay kind="full" title={t(isAdding ? "signIn.add" : "signIn.title")} isHeld onClose={closeSignIn}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleContinue}>
        <Opening purpose={purpose} />
        <PhoneField
          label={t("signIn.phone")}
          value={phone}
          onChange={(typed) => {
            setPhone(typed);
            setFaulty(false);
          }}
          fault={isFaulty ? t("signIn.phoneRequired") : undefined}
        />
        <ActionButton type="submit" look={hasEasierWay ? "soft" : "filled"}>
          {t("signIn.continue")}
        </ActionButton>
        {!isAdding && <TermsNote />}
      </form>
    </Overlay>
  );
}
