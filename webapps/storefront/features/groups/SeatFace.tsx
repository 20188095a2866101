import { Avatar } from "@telegram-apps/telegram-ui/dist/components/Blocks/Avatar/Avatar";
import { lettersOf } from "#contract/cutText.ts";
import type { Participant } from "#contract/groups.ts";
import styles from "./SeatFace.module.css";

/** A person as the others of a group see them: "Anita K.". */
export const personName = ({ firstName, initial }: Pick<Participant, "firstName" | "initial">): string =>
  initial ? `${firstName} ${initial}.` : firstName;

const TONES = 6;

function letterOf(name: string): string {
  const [first = "?"] = lettersOf(name.trim());
  return first.toUpperCase();
}

interface FaceProps {
  person: Pick<Participant, "firstName" | "photoUrl">;
  /** Place in the group, from 0: neighbours differ in tone. */
  seat: number;
}

/** A person's photo, or the first letter of their name where there is none; fills its round frame. */
export function SeatFace({ person, seat }: FaceProps) {
  return (
    <Avatar
      aria-hidden="true"
      alt=""
      className={styles.face}
      style={{ width: "100%", minWidth: 0, height: "auto" }}
      data-tone={seat % TONES}
      {...(person.photoUrl && { src: person.photoUrl })}
      fallbackIcon={<span className={styles.letter}>{letterOf(person.firstName)}</span>}
    />
  );
}
