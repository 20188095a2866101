import { PRODUCTS_PAGE } from "#contract/limits.ts";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import { ListingCard } from "../cards/ListingCard.tsx";
import grid from "../cards/ListingGrid.module.css";
import { paths } from "../links/paths.ts";
import { readSearchParams } from "../links/searchParams.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./ProductsScreen.module.css";
import { useListings } from "./searches.ts";

const everything = readSearchParams(new URLSearchParams());

/** A plain list of the newest hundred. */
export function ProductsScreen() {
  const { t } = useSearchText();
  const { data, error, refetch } = useListings(everything, { take: PRODUCTS_PAGE });
  return (
    <Page title={t("products.title")} home={paths.home}>
      <div className={styles.content}>
        <header className={styles.header}>
          <BackArrow home={paths.home} />
          <h1>{t("products.title")}</h1>
        </header>
        {error && !data && (
          <ErrorScreen error={error} title={t("search.failed")} onRetry={() => void refetch()} />
        )}
        {!data && !error && <CardSkeletons count={6} />}
        {data?.data.length === 0 && (
          <EmptyState drawing={<LineDrawing name="box" />} title={t("search.empty")} />
        )}
        <div className={grid.grid}>
          {data?.data.map((card) => (
            <ListingCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </Page>
  );
}
