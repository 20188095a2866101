import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import card from "../../shell/Card.module.css";
import styles from "./PurchaseForm.module.css";

const fields = ["phone", "name", "street", "extra", "pin", "state"];

/** The form's shape while its product is on its way. */
export function PurchaseSkeleton() {
  return (
    <>
      <LoadingWords />
      <div className={card.card}>
        <div className={styles.coming}>
          <Skeleton width={72} height={72} radius={12} />
          <Skeleton width="60%" height={20} />
        </div>
        <Skeleton height={44} radius={12} />
        <Skeleton height={44} radius={12} />
      </div>
      <div className={card.card}>
        {fields.map((field) => (
          <Skeleton key={field} height={72} radius={12} />
        ))}
      </div>
    </>
  );
}
