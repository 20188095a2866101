import type { Group } from "#contract/groups.ts";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { rupees } from "../../logic/rupees.ts";
import styles from "./OrderLine.module.css";

/** What one ordered in a group, and what it will come to at the door. */
export function OrderLine({ order }: { order: NonNullable<Group["myOrder"]> }) {
  const { t } = useGroupText();
  return (
    <dl className={`${styles.order} figures`}>
      <dt>
        {t("group.total")}
        <span>{t("group.order", { number: order.number })}</span>
      </dt>
      <dd>{rupees(order.total)}</dd>
    </dl>
  );
}
