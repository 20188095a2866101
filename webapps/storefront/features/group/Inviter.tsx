import type { Participant } from "#contract/groups.ts";
import { Face } from "../groups/Face.tsx";
import { personName } from "../groups/personName.ts";
import styles from "./Inviter.module.css";
import { useGroupText } from "./locales/useGroupText.ts";

/** The person who invites into a group. */
export function Inviter({ person, seat }: { person: Participant; seat: number }) {
  const { t } = useGroupText();
  return (
    <div className={styles.inviter}>
      <span className={styles.face}>
        <Face person={person} seat={seat} />
      </span>
      <div>
        <h2>{t("invited.from", { name: personName(person) })}</h2>
        <p>{t("invited.from.text")}</p>
      </div>
    </div>
  );
}
