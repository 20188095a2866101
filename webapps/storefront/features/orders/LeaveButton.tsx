import styles from "./LeaveButton.module.css";

/** The way out of an order or of its group, which asks first. */
export function LeaveButton({ label, onAsk }: { label: string; onAsk: () => void }) {
  return (
    <button type="button" className={styles.leave} aria-haspopup="dialog" onClick={onAsk}>
      {label}
    </button>
  );
}
