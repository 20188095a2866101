import { Link } from "react-router";
import type { Order } from "#contract/orders.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { GroupFaces } from "../groups/GroupFaces.tsx";
import { useGroup } from "../groups/groups.ts";
import styles from "./GroupPart.module.css";
import { useOrdersText } from "./locales/useOrdersText.ts";

const FACES_MAX = 5;

/** The group that it was ordered in: how it stands, whose faces, and the way to its page. */
export function GroupPart({ group }: { group: NonNullable<Order["group"]> }) {
  const { t } = useOrdersText();
  const { data } = useGroup(group.inviteCode);
  const { status, participantsToComplete: total } = group;
  const values = { count: data?.participants.length ?? group.membersCount, total };
  return (
    <section className={card.card}>
      <Link to={paths.group(group.inviteCode)} className={styles.group}>
        <span className={styles.words}>
          <span className={styles.title}>{t("orders.group")}</span>
          <span>{t(`orders.group.${status}`, values)}</span>
          {values.count > 0 && (
            <span className={styles.faces}>
              {data && <GroupFaces participants={data.participants} total={total} max={FACES_MAX} />}
            </span>
          )}
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </section>
  );
}
