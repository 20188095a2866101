import type { Order } from "#contract/orders.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import styles from "./Help.module.css";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { orderStage, toneOf } from "./orderStage.ts";

/** The ways on from an order: to have it once more where it has come to its end, and whom to ask. */
export function Help({ order }: { order: Order }) {
  const { t } = useOrdersText();
  const { data: configs } = useTextConfigs();
  const support = configs?.SUPPORT_URL;
  const tone = toneOf(orderStage(order));
  return (
    <div className={styles.ways}>
      {(tone === "good" || tone === "over") && (
        <ActionButton
          to={paths.product(order.product.link)}
          className={(tone === "good" && styles.onPage) || ""}
          look={tone === "good" ? "soft" : "brand"}
        >
          {t("orders.again")}
        </ActionButton>
      )}
      {support && (
        <ActionButton className={styles.onPage ?? ""} look="soft" onClick={() => openAddress(support)}>
          <Icon name="chat" size={20} />
          {t("orders.support")}
        </ActionButton>
      )}
    </div>
  );
}
