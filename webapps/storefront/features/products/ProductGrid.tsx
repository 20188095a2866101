import type { ReactNode } from "react";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LoadingWords } from "#webapps/shared/ui/Skeleton.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import styles from "./ProductGrid.module.css";
import { useMoreOnScroll } from "./useMoreOnScroll.ts";

/** The state of a list that comes page by page. */
interface PagedList<Item> {
  data: { pages: Item[][] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface ProductGridProps<Item> {
  list: PagedList<Item>;
  /** The words when it couldn't be loaded. */
  failed: string;
  /** Stands in place of an empty list. */
  empty: ReactNode;
  /** Columns where there is room for more than two. */
  columns?: 2 | 3;
  children: (item: Item, index: number) => ReactNode;
}

/** One product may be on two pages where something was sold between them. */
function unique<Item extends { id: number }>(pages: readonly Item[][]): Item[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}

/** Products in columns, more of them as one scrolls. */
export function ProductGrid<Item extends { id: number }>(props: ProductGridProps<Item>) {
  const { list, failed, empty, columns = 3, children } = props;
  const end = useMoreOnScroll(list);
  if (!list.data && list.error) {
    return (
      <ErrorScreen
        error={list.error}
        title={failed}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data) {
    return (
      <>
        <LoadingWords />
        <ul className={styles.grid} data-columns={columns}>
          <CardSkeletons />
        </ul>
      </>
    );
  }
  const items = unique(list.data.pages);
  if (items.length === 0) return empty;
  return (
    <>
      <ul className={styles.grid} data-columns={columns} aria-busy={list.isPlaceholderData}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
        {list.isFetchingNextPage && <CardSkeletons count={2} />}
      </ul>
      <div ref={end}>
        {list.isFetchNextPageError && (
          <ErrorScreen
            error={list.error}
            title={failed}
            onRetry={() => void list.fetchNextPage()}
            isRetrying={list.isFetching}
          />
        )}
      </div>
    </>
  );
}
