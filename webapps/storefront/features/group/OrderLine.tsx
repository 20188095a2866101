import { Link } from "react-router-dom";
import type { Group } from "#contract/groups.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import { rupees } from "../prices/rupees.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./OrderLine.module.css";

/** What one ordered in a group, and what it will come to at the door. */
export function OrderLine({ order }: { order: NonNullable<Group["myOrder"]> }) {
  const { t } = useGroupText();
  return (
    <dl className={`${styles.order} figures`}>
      <dt>
        {t("group.total")}
        <Link to={paths.order(order.id)}>
          {t("group.order", { number: order.number })} <Icon name="forward" size={16} />
        </Link>
      </dt>
      <dd>{rupees(order.total)}</dd>
    </dl>
  );
}
