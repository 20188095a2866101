import { useParams } from "react-router-dom";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { ListHeader } from "../components/lists/ListHeader.tsx";
import { NothingHere } from "../components/lists/NothingHere.tsx";
import { ProductGrid } from "../components/lists/ProductGrid.tsx";
import { ReferralCard } from "../components/lists/ReferralCard.tsx";
import { SortLine } from "../components/lists/SortLine.tsx";
import { useSort } from "../components/lists/useSort.ts";
import { ProductCard } from "../components/ProductCard.tsx";
import { Screen } from "../components/Screen.tsx";
import { useListsText } from "../locales/lists/useListsText.ts";
import { isMissing } from "../logic/isMissing.ts";
import { HOT_DEALS } from "../logic/paths.ts";
import { nameOf } from "../logic/productText.ts";
import { useCategory, useProducts } from "../queries/products.ts";

const EAGER_CARDS = 4;

/** What a link of no category, or a broken network, comes to. */
function Lost({ category }: { category: ReturnType<typeof useCategory> }) {
  const { t } = useListsText();
  const { error, isFetching, refetch } = category;
  const isUnknown = isMissing(error);
  const title = t(isUnknown ? "category.lost" : "home.failed");
  return (
    <Screen title={title}>
      <ListHeader title={<span className="hidden-words">{title}</span>} />
      {isUnknown ? (
        <NothingHere drawing="map" title={title}>
          {t("category.lostHint")}
        </NothingHere>
      ) : (
        <ErrorScreen error={error} title={title} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Screen>
  );
}

/** `/category/:link`: the products of a category, the best sold first unless asked otherwise. */
export function CategoryScreen() {
  const { t, language } = useListsText();
  const { link = "" } = useParams();
  const category = useCategory(link);
  const sorting = useSort();
  const products = useProducts(sorting.sort, category.data?.id, category.data !== undefined);
  if (category.isError) return <Lost category={category} />;
  const name = category.data && nameOf(category.data, language);
  return (
    <Screen title={name ?? t("app.title")}>
      <ListHeader title={name ?? <Skeleton width="50%" height={26} />} />
      {link === HOT_DEALS && <ReferralCard />}
      <SortLine {...sorting} list={products} />
      <ProductGrid
        list={products}
        failed={t("home.failed")}
        empty={<NothingHere title={t("list.empty")}>{t("list.emptyHint")}</NothingHere>}
      >
        {(product, index) => <ProductCard product={product} isEager={index < EAGER_CARDS} />}
      </ProductGrid>
    </Screen>
  );
}
