import { useText } from "../../locales/useText.ts";
import { type Seats, seatsOf } from "./seats.ts";
import styles from "./SeatsLine.module.css";

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
