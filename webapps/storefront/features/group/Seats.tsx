import type { Group, Participant } from "#contract/groups.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { placesLeft } from "../groups/groupStage.ts";
import { personName, SeatFace } from "../groups/SeatFace.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./Seats.module.css";

interface SeatProps {
  person: Participant;
  seat: number;
  isMine: boolean;
  /** Has come while one was looking. */
  isNew: boolean;
}

function Seat({ person, seat, isMine, isNew }: SeatProps) {
  const { t } = useGroupText();
  return (
    <li className={styles.seat} data-mine={isMine} data-new={isNew}>
      <span className={styles.circle}>
        <SeatFace person={person} seat={seat} />
        {person.isCreator && (
          <span className={styles.starter}>
            <Icon name="star" size={12} isFilled />
            <span className="hidden-words">{t("group.starter")}</span>
          </span>
        )}
      </span>
      <span className={styles.name}>{isMine ? t("group.you") : personName(person)}</span>
    </li>
  );
}

/** One after another they breathe. */
const BREATH_MS = 240;

function FreeSeat({ place }: { place: number }) {
  const { t } = useGroupText();
  return (
    <li className={styles.seat} data-free style={{ animationDelay: `${place * BREATH_MS}ms` }}>
      <span className={styles.circle}>
        <Icon name="plus" size={20} />
      </span>
      <span className={styles.name}>{t("group.free")}</span>
    </li>
  );
}

interface SeatsProps {
  group: Pick<Group, "participants" | "participantsToComplete">;
  /** The viewer's id, where they are one of the group. */
  myId?: number | undefined;
  /** Seats from this one on are taken by people who have just come. */
  newFrom?: number;
  /** Whether people can't join any more: free places then wait for nobody. */
  isOver?: boolean;
}

/** The seats of a group: who has taken one, and those that wait. */
export function Seats({ group, myId, newFrom = Number.POSITIVE_INFINITY, isOver = false }: SeatsProps) {
  const { t } = useGroupText();
  const { participants } = group;
  return (
    <ul className={styles.seats} aria-label={t("group.seats")} data-over={isOver}>
      {participants.map((person, seat) => (
        <Seat
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their seats, ids of others are nobody's business.
          key={seat}
          person={person}
          seat={seat}
          isMine={myId !== undefined && person.userId === myId}
          isNew={seat >= newFrom}
        />
      ))}
      {Array.from({ length: placesLeft(group) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike.
        <FreeSeat key={place} place={place} />
      ))}
    </ul>
  );
}
