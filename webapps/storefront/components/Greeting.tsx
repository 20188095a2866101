import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./Greeting.module.css";

/** Greets by first name whoever is signed in; a stranger, or someone the server can't name now, is not greeted. */
export function Greeting() {
  const { t } = useText();
  const status = useSession((session) => session.status);
  const { data: me, isPending } = useMe();
  const isComing =
    status === "signing-in" ? getTelegram().user !== undefined : status === "signed-in" && isPending;
  if (isComing) {
    return (
      <span className={styles.greeting}>
        <Skeleton width={128} height={16} />
      </span>
    );
  }
  if (!me?.firstName) return null;
  return <p className={styles.greeting}>{t("coming.hello", { name: me.firstName })}</p>;
}
