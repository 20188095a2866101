import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Failed, LoadingCard } from "../access/Access.tsx";
import { BuyerCard, GoodsCard, GroupCard, Timeline } from "./cards.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { Moves } from "./Moves.tsx";
import { NotesCard } from "./NotesCard.tsx";
import styles from "./Orders.module.css";
import { ParcelCard } from "./ParcelCard.tsx";
import { useOrder } from "./queries.ts";
import { StatusBadge } from "./StatusBadge.tsx";

function Content({ id }: { id: number }) {
  const { t } = useOrdersText();
  const { data: order, error, refetch } = useOrder(id);
  if (error instanceof ApiError && error.code === "not_found") {
    return (
      <EmptyState drawing={<LineDrawing name="box" />} title={t("order.missing")}>
        {t("order.missing.text")}
      </EmptyState>
    );
  }
  if (!order) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingCard />;
  return (
    <>
      <header className={styles.head}>
        <h2 className="figures">{t("order.number", { number: order.number })}</h2>
        <IconButton
          icon="copy"
          label={t("order.copy")}
          onClick={() =>
            void copyText(order.number, {
              done: t("order.copied"),
              failed: t("order.number", { number: order.number }),
            })
          }
        />
        <StatusBadge status={order.status} />
      </header>
      <Moves order={order} />
      <GoodsCard order={order} />
      <BuyerCard order={order} />
      <DeliveryCard order={order} />
      <ParcelCard order={order} />
      <GroupCard order={order} />
      <NotesCard order={order} />
      <Timeline order={order} />
    </>
  );
}

/** An order whole: beside the list on a desktop, in its place on a phone. */
export function OrderDetail({ id, back }: { id: number; back: string }) {
  const { t } = useOrdersText();
  const section = useRef<HTMLElement>(null);
  // On a phone the list has gone: the order begins at its beginning.
  useEffect(() => section.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <section ref={section} className={styles.detail} aria-label={t("orders.title")}>
      <Link to={back} className={styles.back}>
        <Icon name="back" size={20} />
        <span>{t("order.back")}</span>
      </Link>
      <Content id={id} />
    </section>
  );
}
