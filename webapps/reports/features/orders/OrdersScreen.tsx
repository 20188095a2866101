import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { SearchBox } from "#webapps/shared/ui/SearchBox.tsx";
import { Access, Failed, LoadingCard } from "../access/Access.tsx";
import { SectionHeader } from "../console/SectionHeader.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { OrderDetail } from "./OrderDetail.tsx";
import styles from "./Orders.module.css";
import { OrderTable } from "./OrderTable.tsx";
import { readAsked, writeAsked } from "./orderAddress.ts";
import { Queues } from "./Queues.tsx";
import { type Asked, PAGE, useOrders } from "./queries.ts";

/** Looks as one types, a moment after the last letter. */
const REST_MS = 300;

/** The words that are looked for. They stand in the address, so that back and a reload keep them. */
function Search({ query }: { query: string }) {
  const { t } = useOrdersText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(query);
  const look = (sought: string) => {
    if (sought.trim() !== query)
      void navigate(`/orders${writeAsked({ query: sought.trim() })}`, { replace: true });
  };
  useEffect(() => {
    const timer = setTimeout(look, REST_MS, words);
    return () => clearTimeout(timer);
  });
  return (
    <SearchBox
      ref={field}
      className={styles.search}
      value={words}
      label={t("orders.search")}
      clearLabel={t("orders.clear")}
      onWrite={setWords}
      onSubmit={() => look(words)}
    />
  );
}

function Pages({ asked, total }: { asked: Asked; total: number }) {
  const { t } = useOrdersText();
  const navigate = useNavigate();
  const { page } = asked;
  const last = Math.max(1, Math.ceil(total / PAGE));
  const go = (next: number) => void navigate(`/orders${writeAsked({ ...asked, page: next })}`);
  if (total <= PAGE && page === 1) return null;
  return (
    <div className={styles.pages}>
      <IconButton
        icon="back"
        label={t("orders.previous")}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span className="figures">
        {t("orders.page", { from: (page - 1) * PAGE + 1, to: Math.min(page * PAGE, total), total })}
      </span>
      <IconButton
        icon="forward"
        label={t("orders.next")}
        disabled={page >= last}
        onClick={() => go(page + 1)}
      />
    </div>
  );
}

/** The list that the address asks for. */
function List({ asked, openId }: { asked: Asked; openId: number | undefined }) {
  const { t } = useOrdersText();
  const { data, error, isPlaceholderData, refetch } = useOrders(asked);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingCard />;
  const orders = data.data;
  if (orders.length === 0) {
    return (
      <EmptyState drawing={<LineDrawing name="box" />} title={t("orders.none")}>
        {asked.query ? t("orders.none.found", { query: asked.query }) : t("orders.none.text")}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <OrderTable
        orders={orders}
        selected={selected}
        onSelect={(ids, isSelected) =>
          setSelected((before) => {
            const after = new Set(before);
            for (const id of ids) isSelected ? after.add(id) : after.delete(id);
            return after;
          })
        }
        openId={openId}
        addressOf={(id) => `/orders/${id}${writeAsked(asked)}`}
      />
      <Pages asked={asked} total={data.total} />
      <BulkBar
        orders={orders.filter(({ id }) => selected.has(id))}
        onDeselect={() => setSelected(new Set())}
      />
    </div>
  );
}

function Orders() {
  const [search] = useSearchParams();
  const id = Number(useParams().id);
  const asked = readAsked(search);
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const { queue, query, page } = asked;
  return (
    <div className={styles.orders} data-open={openId !== undefined}>
      <div className={styles.list}>
        <Search query={query} />
        <Queues chosen={query ? undefined : queue} />
        <List key={`${queue} ${query} ${page}`} asked={asked} openId={openId} />
      </div>
      {openId !== undefined && <OrderDetail key={openId} id={openId} back={`/orders${writeAsked(asked)}`} />}
    </div>
  );
}

/** `/report/orders`: the shop's orders by what is to be done; `/report/orders/:id` is one of them, beside the list where there is room. */
export function OrdersScreen() {
  const { t } = useOrdersText();
  return (
    <div className={styles.wide}>
      <Page title={t("orders.app")} home="/" isRoot look="grouped">
        <SectionHeader title={t("orders.title")} />
        <Access right="orders.read">
          <Orders />
        </Access>
      </Page>
    </div>
  );
}
