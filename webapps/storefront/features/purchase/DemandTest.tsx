import type { Product } from "#contract/products.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { ProductRow } from "../group/ProductRow.tsx";
import { askToSignIn } from "../signIn/signIn.ts";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { useInterest } from "./placeOrder.ts";
import styles from "./Refused.module.css";

/** A product that isn't sold yet: no order is taken, and whoever wants it is told when it is. */
export function DemandTest({ product }: { product: Product }) {
  const { t } = usePurchaseText();
  const { mutate, isPending, isSuccess, error } = useInterest(product);
  return (
    <section className={card.card}>
      <ProductRow product={product} />
      <div className={styles.words}>
        <h2>{t("demand.title")}</h2>
        <p>{t("demand.text")}</p>
      </div>
      <div className={styles.ways}>
        {error && (
          <p role="alert" className={styles.fault}>
            {t("demand.failed")}. {t(errorText(error))}
          </p>
        )}
        {isSuccess ? (
          <p role="status" className={styles.noted}>
            <Icon name="check" />
            {t("demand.noted")}
          </p>
        ) : (
          <ActionButton
            look="brand"
            aria-busy={isPending}
            disabled={isPending}
            onClick={() => askToSignIn(() => mutate())}
          >
            <Icon name="bell" size={20} />
            {t("demand.ask")}
          </ActionButton>
        )}
        <ActionButton to={paths.home} look="soft">
          {t("demand.look")}
        </ActionButton>
      </div>
    </section>
  );
}
