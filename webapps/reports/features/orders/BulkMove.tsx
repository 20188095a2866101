import { useRef, useState } from "react";
import type { AdminOrder } from "#contract/adminOrders.ts";
import type { OrderStatus } from "#contract/groups.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { type MoveTo, move, useRefreshOrders } from "./queries.ts";

interface BulkMoveProps {
  orders: readonly AdminOrder[];
  to: MoveTo;
  /** Closed before anything was moved: the orders stay ticked. */
  onClose: () => void;
  onDone: () => void;
}

interface Outcome {
  order: AdminOrder;
  error?: unknown;
}

/** Moves orders one after the other, each by itself: one that can't be moved holds up no other. */
function useBulkMove(orders: readonly AdminOrder[], to: MoveTo) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const refresh = useRefreshOrders();

  async function run(note: string) {
    setRunning(true);
    const done: Outcome[] = [];
    setOutcomes(done);
    for (const order of orders) {
      if (isStopped.current) break;
      const error = await move({ id: order.id, to, note }).then(
        () => undefined,
        (failure: unknown) => failure,
      );
      done.push({ order, error });
      setOutcomes([...done]);
    }
    setRunning(false);
    refresh();
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { outcomes, isRunning, run, stop };
}

/** The rows that will change, from what to what, and who hears of it. */
function Preview({ orders, to }: Pick<BulkMoveProps, "orders" | "to">) {
  const { t } = useOrdersText();
  const untold = orders.filter(({ buyer }) => !buyer.isReachable).length;
  return (
    <>
      <ul className={styles.preview}>
        {orders.map(({ id, number, status, delivery, buyer }) => (
          <li key={id}>
            <span className="figures">{number}</span>
            <span className="one-line">{delivery.recipientName || buyer.firstName}</span>
            <span>
              {t(`orders.status.${status}`)} → <strong>{t(`orders.status.${to}`)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <p>{t("bulk.told", { count: orders.length - untold })}</p>
      {untold > 0 && <p>{t("bulk.untold", { count: untold })}</p>}
      {to === "cancelled" && <p>{t("move.cancel.text")}</p>}
    </>
  );
}

/** How each order ended, in words. */
function Result({ outcomes, count }: { outcomes: readonly Outcome[]; count: number }) {
  const { t } = useOrdersText();
  const failed = outcomes.filter(({ error }) => error !== undefined);
  const reasonOf = (error: unknown) => {
    const status = error instanceof ApiError && error.code === "conflict" ? error.fields.status : undefined;
    if (!status) return t(errorText(error));
    return t("bulk.conflict", { status: t(`orders.status.${status as OrderStatus}`) });
  };
  return (
    <div role="status">
      <p>{t("bulk.done", { count: outcomes.length - failed.length })}</p>
      {failed.length > 0 && <p>{t("bulk.failed", { count: failed.length })}</p>}
      <ul className={styles.preview}>
        {failed.map(({ order, error }) => (
          <li key={order.id}>
            <span className="figures">{order.number}</span>
            <span>{reasonOf(error)}</span>
          </li>
        ))}
      </ul>
      {outcomes.length < count && <p>{t("bulk.stopped", { count: count - outcomes.length })}</p>}
    </div>
  );
}

/** Moves several orders at once: what will change is shown first, then how far it is, then how each ended. */
export function BulkMove({ orders, to, onClose, onDone }: BulkMoveProps) {
  const { t } = useOrdersText();
  const [note, setNote] = useState("");
  const { outcomes, isRunning, run, stop } = useBulkMove(orders, to);
  const title = t("bulk.title", { count: orders.length, move: t(`orders.move.${to}`) });
  const close = outcomes ? onDone : onClose;
  return (
    <Overlay title={title} onClose={() => !isRunning && close()} isHeld={isRunning || note !== ""}>
      <div className={styles.sheet}>
        {!outcomes && (
          <>
            <Preview orders={orders} to={to} />
            <Field
              label={t("move.note")}
              hint={t("move.note.hint")}
              value={note}
              maxLength={500}
              onChange={(event) => setNote(event.target.value)}
            />
            <ActionButton
              look={to === "cancelled" || to === "refused" ? "danger" : "filled"}
              onClick={() => void run(note.trim())}
            >
              {t(`orders.move.${to}`)}
            </ActionButton>
          </>
        )}
        {outcomes && isRunning && (
          <>
            <progress value={outcomes.length} max={orders.length} aria-label={title} />
            <p>{t("bulk.progress", { done: outcomes.length, count: orders.length })}</p>
            <ActionButton look="soft" onClick={stop}>
              {t("bulk.stop")}
            </ActionButton>
          </>
        )}
        {outcomes && !isRunning && (
          <>
            <Result outcomes={outcomes} count={orders.length} />
            <ActionButton onClick={onDone}>{t("bulk.close")}</ActionButton>
          </>
        )}
      </div>
    </Overlay>
  );
}
