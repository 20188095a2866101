import styles from "./FiveSeats.module.css";

/** A gentle arc, yours in the middle and a little larger. */
const seats = [
  { x: 36, y: 56, radius: 24 },
  { x: 96, y: 44, radius: 26 },
  { x: 160, y: 40, radius: 32 },
  { x: 224, y: 44, radius: 26 },
  { x: 284, y: 56, radius: 24 },
];
/** You first, then the friends as they join. */
const order = [1, 3, 0, 2, 4];

/** Five people taking their seats, one after another. */
export function FiveSeats() {
  return (
    <svg aria-hidden="true" className={styles.seats} viewBox="0 0 320 88">
      {seats.map(({ x, y, radius }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${radius / 24})`}>
          <circle r="23" className={styles.empty} />
          <g
            className={styles.person}
            data-seat={index}
            style={{ animationDelay: `${(order[index] ?? 0) * 120}ms` }}
          >
            <circle r="24" />
            <g className={styles.figure}>
              <circle cy="-5.5" r="7.5" />
              <path d="M-14 18.5a14 13.5 0 0 1 28 0a24 24 0 0 1-28 0z" />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
