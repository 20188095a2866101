import { useText } from "../../locales/useText.ts";
import styles from "./SeatsLine.module.css";

/** Circles that a card has room for. */
const CIRCLES_MAX = 3;

interface Seats {
  /** Places that are still free in the group one would come into. */
  free: number;
  circles: number;
  /** Free places that have no circle. */
  more: number;
  /** Whether the group has no people yet, so that one would start it. */
  isNew: boolean;
}

/** The free places of a product's fullest open group, as its card shows them. */
export function seatsOf(group: { participantsToComplete: number; countParticipants: number }): Seats {
  const free = Math.max(0, group.participantsToComplete - group.countParticipants);
  const circles = Math.min(free, CIRCLES_MAX);
  return { free, circles, more: free - circles, isNew: group.countParticipants === 0 };
}

const SIZE = 18;
/** They stand one behind the other, as faces do. */
const STEP = 13;
const places = [0, 1, 2];

function Circles({ circles, more }: Seats) {
  return (
    <span aria-hidden="true" className={styles.circles}>
      <svg
        aria-hidden="true"
        width={(circles - 1) * STEP + SIZE}
        height={SIZE}
        viewBox={`0 0 ${(circles - 1) * STEP + SIZE} ${SIZE}`}
      >
        {places.slice(0, circles).map((place) => (
          <g key={place} transform={`translate(${place * STEP + SIZE / 2} ${SIZE / 2})`}>
            <circle r="8.25" className={styles.seat} />
            <path d="M-3 0h6M0 -3v6" className={styles.plus} />
          </g>
        ))}
      </svg>
      {more > 0 && <span className="figures">+{more}</span>}
    </span>
  );
}

/** The free places of the group that one would come into. */
export function SeatsLine({ of }: { of: { participantsToComplete: number; countParticipants: number } }) {
  const { t } = useText();
  const seats = seatsOf(of);
  if (seats.free === 0) return null;
  return (
    <span className={styles.seats} data-new={seats.isNew}>
      <Circles {...seats} />
      <span>{seats.isNew ? t("card.new") : t("card.left", { count: seats.free })}</span>
    </span>
  );
}
