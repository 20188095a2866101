import { useState } from "react";
import type { AdminOrder } from "#contract/adminOrders.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { BulkMove } from "./BulkMove.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { type MoveTo, movesOf } from "./queries.ts";

/** Where all of some orders may go. */
const commonMoves = ([first, ...others]: readonly AdminOrder[]): MoveTo[] =>
  first ? movesOf(first).filter((to) => others.every((order) => movesOf(order).includes(to))) : [];

/** The moves that the ticked orders have in common. */
export function BulkBar({ orders, onDeselect }: { orders: readonly AdminOrder[]; onDeselect: () => void }) {
  const { t } = useOrdersText();
  const [to, setTo] = useState<MoveTo>();
  // The orders of the moment when it was asked: they change while they are moved.
  const [asked, setAsked] = useState<readonly AdminOrder[]>([]);
  const moves = commonMoves(orders);
  if (orders.length === 0 && !to) return null;
  return (
    <>
      <section className={styles.bulk} aria-label={t("orders.selected", { count: orders.length })}>
        <strong aria-live="polite">{t("orders.selected", { count: orders.length })}</strong>
        {moves.length === 0 && <span>{t("orders.noCommonMove")}</span>}
        {moves.map((move) => (
          <ActionButton
            key={move}
            look={move === "cancelled" || move === "refused" ? "danger" : "soft"}
            onClick={() => {
              setAsked(orders);
              setTo(move);
            }}
          >
            {t(`orders.move.${move}`)}
          </ActionButton>
        ))}
        <IconButton icon="close" label={t("orders.deselect")} onClick={onDeselect} />
      </section>
      {to && (
        <BulkMove
          orders={asked}
          to={to}
          onClose={() => setTo(undefined)}
          onDone={() => {
            setTo(undefined);
            onDeselect();
          }}
        />
      )}
    </>
  );
}
