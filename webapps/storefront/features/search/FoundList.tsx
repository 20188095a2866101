import type { ProductFound } from "#contract/products.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../../paths.ts";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { NothingHere } from "../products/NothingHere.tsx";
import { useFoundProducts } from "../products/products.ts";
import { nameOf } from "../products/productText.ts";
import styles from "./FoundList.module.css";

/** A product among those that are found while one types. */
function FoundRow({ product, onOpen }: { product: ProductFound; onOpen: () => void }) {
  const { language } = useProductsText();
  return (
    <PhotoRow
      to={paths.product(product.link)}
      className={styles.row}
      photo={product.image ? { src: product.image } : undefined}
      iconSize={28}
      title={nameOf(product, language)}
      onClick={onOpen}
    >
      <PriceLine of={product} />
    </PhotoRow>
  );
}

interface FoundListProps {
  query: string;
  onShowAll: () => void;
  onOpen: () => void;
  onLeave: () => void;
}

/** The shapes of what is on its way. */
export function RowSkeletons() {
  return [0, 1, 2, 3, 4].map((place) => (
    <div key={place} className={styles.skeletons}>
      <Skeleton width={64} height={64} radius={12} />
      <span>
        <Skeleton width="80%" height={20} />
        <Skeleton width="40%" height={24} />
      </span>
    </div>
  ));
}

/** The products that are found while one types. */
export function FoundList({ query, onShowAll, onOpen, onLeave }: FoundListProps) {
  const { t } = useProductsText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useFoundProducts(query);
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  // An older query that found nothing says nothing about the words that are typed now.
  if (!data || (isPlaceholderData && data.length === 0)) return <RowSkeletons />;
  if (data.length === 0) {
    return (
      <NothingHere drawing="magnifier" title={t("search.noResults")} onLeave={onLeave}>
        {t("search.hint")}
      </NothingHere>
    );
  }
  return (
    <>
      <p className="hidden-words" role="status">
        {!isPlaceholderData && t("search.found", { count: data.length })}
      </p>
      <ul aria-busy={isPlaceholderData} className={styles.rows}>
        {data.map((product) => (
          <li key={product.id}>
            <FoundRow product={product} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <ActionButton look="soft" onClick={onShowAll}>
          {t("search.showAll")}
        </ActionButton>
      </div>
    </>
  );
}
