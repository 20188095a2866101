import styles from "./StepNumber.module.css";

/** Which step it is, as a circle before its words. */
export const StepNumber = ({ of }: { of: number }) => <span className={styles.number}>{of}</span>;
