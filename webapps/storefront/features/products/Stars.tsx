import styles from "./Stars.module.css";

const STAR = "M12 3.6l2.6 5.5 6 .8-4.4 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6-4.400-4.200 6-.8z";
const places = [0, 1, 2, 3, 4];
const WIDTH = 24;

/** One star, full or empty. Only drawn. */
export function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${WIDTH}`}>
      <path d={STAR} className={isFull ? styles.full : styles.empty} />
    </svg>
  );
}

/** Five stars filled as far as a rating from 0 to 5 goes. Only drawn: its words stand beside it. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${places.length * WIDTH} ${WIDTH}`} className={styles.stars}>
      {places.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * WIDTH})`} className={styles.empty} />
      ))}
      <g style={{ clipPath: `inset(0 ${100 - rating * 20}% 0 0)`, transformBox: "view-box" }}>
        {places.map((place) => (
          <path key={place} d={STAR} transform={`translate(${place * WIDTH})`} className={styles.full} />
        ))}
      </g>
    </svg>
  );
}
