import styles from "./ChartDrawing.module.css";

const bars = [
  { x: 22, height: 22 },
  { x: 40, height: 36 },
  { x: 58, height: 28 },
  { x: 76, height: 48 },
];

/** Bars that grow, with the line of their days above them. */
export function ChartDrawing() {
  return (
    <svg aria-hidden="true" className={styles.chart} viewBox="0 0 108 108">
      <circle cx="54" cy="54" r="54" className={styles.ground} />
      {bars.map(({ x, height }, index) => (
        <rect
          key={x}
          x={x}
          y={82 - height}
          width="11"
          height={height}
          rx="4"
          className={styles.bar}
          style={{ animationDelay: `${index * 80}ms` }}
        />
      ))}
      <path d="M27 44l18-10 18 6 20-16" className={styles.line} />
    </svg>
  );
}
