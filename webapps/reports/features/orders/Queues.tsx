import { Link } from "react-router";
import { type OrderQueue, orderQueues } from "#contract/adminOrders.ts";
import chip from "#webapps/shared/ui/Chip.module.css";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { writeAsked } from "./orderAddress.ts";
import { useQueueCounts } from "./queries.ts";

/** A queue is counted up to here. */
const COUNTED = 1000;

/** The queues by what is to be done, each with how many wait in it. */
export function Queues({ chosen }: { chosen: OrderQueue | undefined }) {
  const { t } = useOrdersText();
  const { data } = useQueueCounts();
  const counts = new Map(data?.map(({ queue, count }) => [queue, count]));
  const all = [...orderQueues, undefined];
  return (
    <nav ref={fadeStrip} className={styles.queues} aria-label={t("orders.queues")}>
      {all.map((queue) => {
        const count = queue && counts.get(queue);
        return (
          <Link
            key={queue ?? "all"}
            to={`/orders${writeAsked({ queue })}`}
            className={chip.chip}
            data-on={queue === chosen}
            aria-current={queue === chosen ? "page" : undefined}
          >
            <span>{t(`orders.queue.${queue ?? "all"}`)}</span>
            {count !== undefined && count > 0 && (
              <strong className="figures">{count < COUNTED ? count : `${COUNTED}+`}</strong>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
