import { useNavigate } from "react-router";
import { useSession } from "#webapps/shared/client/session.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import styles from "./ReferralCard.module.css";

/** A present; see the styles for what it may be drawn in. */
export function Gift() {
  return (
    <svg aria-hidden="true" className={styles.gift} viewBox="0 0 48 48">
      <path d="M8 21h32v19a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" className={styles.box} />
      <path d="M5 14h38v8H5z" className={styles.lid} />
      <path d="M21 14h6v29h-6z" className={styles.ribbon} />
      <path d="M24 14c-9 0-12-4-10-8s8-1 10 8zM24 14c9 0 12-4 10-8s-8-1-10 8z" className={styles.bow} />
    </svg>
  );
}

/** Friends who bring friends earn: leads to the referral page, a guest by signing in. */
export function ReferralCard() {
  const { t } = useText();
  const navigate = useNavigate();
  const isGuest = useSession(({ status }) => status === "guest");
  return (
    <button
      type="button"
      className={styles.card}
      aria-haspopup={isGuest ? "dialog" : undefined}
      onClick={() => askToSignIn(() => navigate(paths.referral))}
    >
      <Gift />
      <span className={styles.words}>
        <strong>{t("invite.title")}</strong>
        <span>{t(isGuest ? "invite.guest" : "invite.text")}</span>
      </span>
      <Icon name="forward" size={20} />
    </button>
  );
}
