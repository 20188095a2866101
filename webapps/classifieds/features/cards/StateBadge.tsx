import styles from "./StateBadge.module.css";

/** A word about how a listing stands, on its photo. */
export function StateBadge({ words, kind }: { words: string; kind?: "reserved" }) {
  return (
    <span className={styles.state} data-kind={kind}>
      {words}
    </span>
  );
}
