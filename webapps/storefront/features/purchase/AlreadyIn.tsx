import { useEffect } from "react";
import type { ProductCard } from "#contract/products.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { ProductRow } from "../group/ProductRow.tsx";
import { rupees } from "../prices/rupees.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { unansweredPurchase } from "./purchaseDraft.ts";
import styles from "./Refused.module.css";

/** One waits in a group of this product already: the way there, and to another item beside it. */
export function AlreadyIn({ product, inviteCode }: { product: ProductCard; inviteCode: string }) {
  const { t } = usePurchaseText();
  // Whatever was sent without an answer, this is what came of it.
  useEffect(() => {
    unansweredPurchase(product.link, "group").current = undefined;
  }, [product.link]);
  return (
    <section className={card.card}>
      <ProductRow product={product} />
      <div role="status" className={styles.words}>
        <h2>{t("purchase.already")}</h2>
        <p>{t("purchase.alreadyText")}</p>
      </div>
      <div className={styles.ways}>
        <ActionButton to={paths.group(inviteCode)} replace look="brand">
          {t("purchase.openGroup")}
        </ActionButton>
        <ActionButton to={paths.purchase(product.link, { isGroupPurchase: false })} replace look="soft">
          {t("purchase.buyAlone", { total: rupees(itemTotal(product, "alone")) })}
        </ActionButton>
      </div>
    </section>
  );
}
