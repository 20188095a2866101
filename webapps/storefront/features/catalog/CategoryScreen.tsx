import { useParams } from "react-router";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { HOT_DEALS } from "../../paths.ts";
import { isMissing } from "../../shell/isMissing.ts";
import { Screen } from "../../shell/Screen.tsx";
import { ListHeader } from "../products/ListHeader.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { NothingHere } from "../products/NothingHere.tsx";
import { ProductCard } from "../products/ProductCard.tsx";
import { ProductGrid } from "../products/ProductGrid.tsx";
import { useCategory, useProducts } from "../products/products.ts";
import { nameOf } from "../products/productText.ts";
import { ReferralCard } from "../referral/ReferralCard.tsx";
import { SortLine, useSort } from "./SortLine.tsx";

const EAGER_CARDS = 4;

/** The screen for a link of no category, or for a broken network. */
function Lost({ category }: { category: ReturnType<typeof useCategory> }) {
  const { t } = useProductsText();
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
  const { t, language } = useProductsText();
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
