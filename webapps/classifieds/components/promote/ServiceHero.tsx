import type { PromotionType } from "#contract/payKinds.ts";
import type { PromotionOffer } from "#contract/promotions.ts";
import { TopDrawing } from "../top/TopDrawing.tsx";
import styles from "./ServiceHero.module.css";

/** What a service does, before it is chosen. */
export function ServiceHero({ type, offer }: { type: PromotionType; offer: PromotionOffer }) {
  return (
    <div className={styles.hero} data-type={type}>
      <span className={styles.drawing}>
        <TopDrawing type={type} />
      </span>
      <h2>{offer.header}</h2>
      <p>{offer.text}</p>
    </div>
  );
}
