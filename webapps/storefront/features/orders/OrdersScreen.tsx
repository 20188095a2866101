import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Skeletons } from "../../shell/Skeletons.tsx";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { useMoreOnScroll } from "../products/useMoreOnScroll.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { OrderRow } from "./OrderRow.tsx";
import styles from "./OrdersScreen.module.css";
import { NoOrders, SignedIn } from "./OrdersState.tsx";
import { useOrders } from "./orders.ts";

/** Photos that are there without scrolling. */
const EAGER = 4;
const ROWS = [162, 162, 162];

function List() {
  const { t } = useOrdersText();
  const list = useOrders();
  const end = useMoreOnScroll(list);
  const { data, error, isFetching } = list;
  if (!data && error) {
    return (
      <ErrorScreen
        error={error}
        title={t("orders.failed")}
        onRetry={() => void list.refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <Skeletons heights={ROWS} />;
  const orders = data.pages.flat();
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order, place) => (
          <li key={order.id}>
            <OrderRow order={order} isEager={place < EAGER} />
          </li>
        ))}
      </ul>
      {list.isFetchingNextPage && <Skeletons heights={ROWS.slice(1)} />}
      <div ref={end}>
        {list.isFetchNextPageError && (
          <ErrorScreen
            error={error}
            title={t("orders.failed")}
            onRetry={() => void list.fetchNextPage()}
            isRetrying={isFetching}
          />
        )}
      </div>
    </>
  );
}

/** `/orders`: what one has ordered, the newest first. */
export function OrdersScreen() {
  const { t } = useOrdersText();
  return (
    <TitledScreen title={t("orders.title")}>
      <SignedIn>
        <List />
      </SignedIn>
    </TitledScreen>
  );
}
