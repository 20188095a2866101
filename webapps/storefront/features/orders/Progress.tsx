import { useId } from "react";
import type { Order } from "#contract/orders.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import card from "../../shell/Card.module.css";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { type OrderStep, orderStage, orderSteps } from "./orderStage.ts";
import styles from "./Progress.module.css";

const icons = { done: "check", over: "close", now: "check", ahead: undefined } as const;

function Step({ step, order }: { step: OrderStep; order: Order }) {
  const { t, language } = useOrdersText();
  const { status, at, note, state } = step;
  const icon = icons[state];
  const isOwnNote = status === "cancelled" && order.cancelReason === "by_buyer";
  const isWaiting = status === "confirmed" && state === "ahead" && orderStage(order) === "gathering";
  return (
    <li className={styles.step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
      <span className={styles.dot}>{icon && <Icon name={icon} size={16} />}</span>
      <div className={styles.words}>
        <p>
          <span className={styles.name}>{t(`orders.step.${status}`)}</span>
          {at ? (
            <time dateTime={at}>{formatDate(at, language, t)}</time>
          ) : (
            <span className="hidden-words">{t("orders.step.ahead")}</span>
          )}
        </p>
        {isWaiting && <p className={styles.note}>{t("orders.step.waits")}</p>}
        {note && (
          <p className={styles.note}>{t(isOwnNote ? "orders.noteYours" : "orders.noteShop", { note })}</p>
        )}
      </div>
    </li>
  );
}

/** The way of an order from the first to the last step, with what was said at each. */
export function Progress({ order }: { order: Order }) {
  const { t } = useOrdersText();
  const titleId = useId();
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("orders.progress")}</h2>
      <ol className={styles.steps}>
        {orderSteps(order).map((step) => (
          <Step key={step.status} step={step} order={order} />
        ))}
      </ol>
    </section>
  );
}
