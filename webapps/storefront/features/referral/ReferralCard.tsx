import { useNavigate } from "react-router-dom";
import { useSession } from "#webapps/shared/client/session.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import { Gift } from "./Gift.tsx";
import styles from "./ReferralCard.module.css";

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
