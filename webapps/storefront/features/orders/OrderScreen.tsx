import { useState } from "react";
import { useParams } from "react-router";
import type { Order } from "#contract/orders.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { isMissing } from "../../shell/isMissing.ts";
import { Skeletons } from "../../shell/Skeletons.tsx";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { titleOf } from "../products/productText.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { DeliveryCard, NumberCard, ParcelCard } from "./Facts.tsx";
import { Fault } from "./Fault.tsx";
import { GroupPart } from "./GroupPart.tsx";
import { Headline } from "./Headline.tsx";
import { Help } from "./Help.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./OrderScreen.module.css";
import { MissingOrder, SignedIn } from "./OrdersState.tsx";
import { OwnReview } from "./OwnReview.tsx";
import { orderStage } from "./orderStage.ts";
import { useOrder } from "./orders.ts";
import { PriceCard } from "./PriceCard.tsx";
import { Progress } from "./Progress.tsx";
import { RatingForm } from "./RatingForm.tsx";
import { useConfirm } from "./useConfirm.ts";
import { useStageText } from "./useStageText.ts";

function Product({ order }: { order: Order }) {
  const { t, language } = useOrdersText();
  const { product, quantity } = order;
  const { payment } = useStageText(order);
  return (
    <section className={card.card}>
      <PhotoRow
        to={paths.product(product.link)}
        photo={product.image ?? undefined}
        iconSize={32}
        isEager
        title={titleOf(product, language)}
      >
        <span className={`${styles.payment} figures`}>
          {payment}
          {quantity > 1 && ` · ${t("orders.items", { count: quantity })}`}
        </span>
      </PhotoRow>
    </section>
  );
}

/** The buyer's opinion of it: the form, and once it is sent, one's own words. */
function Opinion({ order }: { order: Order }) {
  const [isNew, setNew] = useState(false);
  if (order.review) {
    return <OwnReview review={order.review} productLink={order.product.link} isNew={isNew} />;
  }
  return order.isRateable ? <RatingForm order={order} onRated={() => setNew(true)} /> : null;
}

/** The one thing that is to do about it, in the thumb's reach. */
function MainAction({ order, confirming }: { order: Order; confirming: ReturnType<typeof useConfirm> }) {
  const { t } = useOrdersText();
  const { isBusy, confirm } = confirming;
  if (order.isConfirmable) {
    return (
      <ActionBar>
        <ActionButton look="brand" aria-busy={isBusy} onClick={confirm}>
          {t(isBusy ? "orders.confirming" : "orders.confirmLong")}
        </ActionButton>
      </ActionBar>
    );
  }
  if (!order.group || orderStage(order) !== "gathering") return null;
  return (
    <ActionBar>
      <ActionButton to={paths.group(order.group.inviteCode)} look="brand">
        {t("orders.invite")}
      </ActionButton>
    </ActionBar>
  );
}

function Whole({ order }: { order: Order }) {
  const confirming = useConfirm(order.id);
  const { error, isBusy } = confirming;
  return (
    <>
      <Headline order={order} />
      {error && !isBusy && <Fault error={error} notDone="orders.notConfirmed" />}
      <Product order={order} />
      <Opinion order={order} />
      <Progress order={order} />
      {order.group && <GroupPart group={order.group} />}
      <ParcelCard parcel={order.parcel} />
      <PriceCard order={order} />
      <DeliveryCard delivery={order.delivery} />
      <NumberCard order={order} />
      <Help order={order} />
      {order.isCancellable && <CancelOrder order={order} />}
      <MainAction order={order} confirming={confirming} />
    </>
  );
}

function OrderById({ id }: { id: string }) {
  const { t } = useOrdersText();
  const { data: order, error, refetch, isFetching } = useOrder(id);
  if (order) return <Whole order={order} />;
  if (!error) return <Skeletons heights={[104, 104, 252, 180]} />;
  if (isMissing(error)) return <MissingOrder />;
  return (
    <ErrorScreen
      error={error}
      title={t("orders.failedOne")}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/** `/orders/:id`: an order of one's own, how it goes, and what can be done about it. */
export function OrderScreen() {
  const { t } = useOrdersText();
  const { id = "" } = useParams();
  return (
    <TitledScreen title={t("orders.one")}>
      <SignedIn>
        <OrderById key={id} id={id} />
      </SignedIn>
    </TitledScreen>
  );
}
