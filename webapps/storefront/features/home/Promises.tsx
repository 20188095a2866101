import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { rupees } from "../prices/rupees.ts";
import styles from "./Promises.module.css";

/** The worth of free delivery as it is told, in rupees. */
const DELIVERY_WORTH = 199;

/** Free delivery, and how much is bought here where the shop says so. */
export function Promises() {
  const { t, language } = useText();
  const { data: configs, isPending } = useTextConfigs();
  const claim = (language === "hi" && configs?.ORDERS_CLAIM_HI) || configs?.ORDERS_CLAIM;
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" />
        <span>
          <strong>{t("home.free")}</strong>{" "}
          <s aria-hidden="true" className="figures">
            {rupees(DELIVERY_WORTH)}
          </s>
        </span>
      </li>
      <li data-waiting={isPending}>
        <Icon name={claim ? "people" : "cash"} />
        {/* Kept in its place while it isn't known what stands there. */}
        <span>{claim ?? t("home.cash")}</span>
      </li>
    </ul>
  );
}
