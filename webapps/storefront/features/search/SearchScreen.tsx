import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { cutText } from "#contract/cutText.ts";
import { QUERY_MAX } from "#contract/limits.ts";
import type { ProductFound } from "#contract/products.ts";
import { paths } from "../../paths.ts";
import { Screen } from "../../shell/Screen.tsx";
import { GridCard } from "../products/GridCard.tsx";
import { ListHeader } from "../products/ListHeader.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { NothingHere } from "../products/NothingHere.tsx";
import { ProductGrid } from "../products/ProductGrid.tsx";
import { useAllFoundProducts } from "../products/products.ts";
import { formatCount, nameOf } from "../products/productText.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import { noteSearch } from "./recentQueries.ts";
import { SearchForm } from "./SearchForm.tsx";

const EAGER_CARDS = 4;

function FoundCard({ product, isEager }: { product: ProductFound; isEager: boolean }) {
  const { t, language } = useProductsText();
  const { link, image, rating, countReviews, soldItems } = product;
  const told = [
    ...(countReviews > 0 ? [t("list.reviews", { count: countReviews })] : []),
    ...(soldItems > 0 ? [t("list.sold", { sold: formatCount(soldItems) })] : []),
  ];
  return (
    <GridCard
      link={link}
      title={nameOf(product, language)}
      photo={image ? { src: image, thumbhash: null } : undefined}
      prices={product}
      rating={{ mean: rating }}
      note={told.join(" · ")}
      isEager={isEager}
    />
  );
}

function Found({ query }: { query: string }) {
  const { t } = useProductsText();
  const found = useAllFoundProducts(query);
  return (
    <ProductGrid
      list={found}
      failed={t("home.failed")}
      empty={
        <NothingHere drawing="magnifier" title={t("search.none")}>
          {t("search.hint")}
        </NothingHere>
      }
    >
      {(product, index) => <FoundCard product={product} isEager={index < EAGER_CARDS} />}
    </ProductGrid>
  );
}

/** The field with the words of the address, until others are typed. */
function Field({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [words, setWords] = useState(query);
  return <SearchForm words={words} onChange={setWords} onSearch={onSearch} isFirst={query === ""} />;
}

/** `/search?query=`: all that is found for some words. */
export function SearchScreen() {
  const { t } = useProductsText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // A link may hold more than the field takes; the server refuses that.
  const query = cutText(params.get("query")?.trim() ?? "", QUERY_MAX);

  // The next search takes this one's place, so that one step back leaves the search.
  function search(words: string) {
    noteSearch(words);
    void navigate(paths.search(words), { replace: true });
  }

  return (
    <Screen title={t("search")}>
      <ListHeader title={t("search")} />
      <Field key={query} query={query} onSearch={search} />
      {query ? <Found query={query} /> : <RecentSearches onChoose={search} />}
    </Screen>
  );
}
