import type { PromotionType } from "#contract/payKinds.ts";
import styles from "./TopDrawing.module.css";

/** A card of a list. */
function Card({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return <rect {...{ x, y, width, height }} rx="4" className={styles.card} />;
}

const drawings: Record<PromotionType, React.ReactNode> = {
  TopUp: (
    <>
      <Card x={8} y={44} width={22} height={22} />
      <Card x={42} y={44} width={22} height={22} />
      <Card x={8} y={16} width={22} height={22} />
      <rect x="42" y="8" width="22" height="22" rx="4" className={styles.lifted} />
      <path d="M53 25V13M48 18l5-5 5 5" className={styles.mark} />
    </>
  ),
  Vip: (
    <>
      <path d="M6 62h60" className={styles.line} />
      <Card x={6} y={40} width={18} height={22} />
      <Card x={48} y={46} width={18} height={16} />
      <rect x="27" y="30" width="18" height="32" rx="4" className={styles.lifted} />
      <circle cx="36" cy="17" r="10" className={styles.medal} />
      <path d="M34 14l2.500-1.800v9.600" className={styles.place} />
    </>
  ),
  Premium: (
    <>
      <rect x="6" y="8" width="60" height="34" rx="5" className={styles.lifted} />
      <path
        d="M36 15l2.900 6.100 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500-4.800-4.600 6.600-.9z"
        className={styles.star}
      />
      <Card x={6} y={48} width={28} height={18} />
      <Card x={38} y={48} width={28} height={18} />
    </>
  ),
};

/** A small drawing of what a service does to a listing. */
export function TopDrawing({ type }: { type: PromotionType }) {
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 72 72" width="72" height="72">
      {drawings[type]}
    </svg>
  );
}
