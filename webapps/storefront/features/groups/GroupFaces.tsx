import type { Participant } from "#contract/groups.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./GroupFaces.module.css";
import { SeatFace } from "./SeatFace.tsx";

/** More circles than this say nothing at a glance. */
const CIRCLES_MAX = 5;

interface GroupFacesProps {
  participants: readonly Participant[];
  /** People who make the group full. */
  total: number;
  /** Faces that are shown; the rest of those who joined are counted. */
  max?: number;
}

/** Faces of those who joined, then a circle for each place that is left. */
export function GroupFaces({ participants, total, max = 3 }: GroupFacesProps) {
  const { t } = useText();
  const faces = participants.slice(0, max);
  const more = participants.length - faces.length;
  const circles = faces.length + (more > 0 ? 1 : 0);
  const free = Math.max(0, Math.min(total - participants.length, CIRCLES_MAX - circles));
  return (
    <span role="img" className={styles.faces} aria-label={t("faces", { count: participants.length, total })}>
      {faces.map((person, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their seats, ids of others are nobody's business.
        <span key={seat} className={styles.circle}>
          <SeatFace person={person} seat={seat} />
        </span>
      ))}
      {more > 0 && <span className={`${styles.circle} ${styles.more}`}>+{more}</span>}
      {Array.from({ length: free }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
        <span key={seat} className={`${styles.circle} ${styles.empty}`} />
      ))}
    </span>
  );
}
