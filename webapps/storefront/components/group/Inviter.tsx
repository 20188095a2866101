import type { Participant } from "#contract/groups.ts";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { personName } from "../../logic/personName.ts";
import { Face } from "./Face.tsx";
import styles from "./Inviter.module.css";

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
