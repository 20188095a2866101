import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { cutText } from "#contract/cutText.ts";
import { QUERY_MAX } from "#contract/limits.ts";
import type { ProductFound } from "#contract/products.ts";
import { GridCard } from "../components/lists/GridCard.tsx";
import { ListHeader } from "../components/lists/ListHeader.tsx";
import { NothingHere } from "../components/lists/NothingHere.tsx";
import { ProductGrid } from "../components/lists/ProductGrid.tsx";
import { Screen } from "../components/Screen.tsx";
import { noteSearch } from "../components/search/noteSearch.ts";
import { RecentSearches } from "../components/search/RecentSearches.tsx";
import { SearchForm } from "../components/search/SearchForm.tsx";
import { useListsText } from "../locales/lists/useListsText.ts";
import { paths } from "../logic/paths.ts";
import { formatCount, nameOf } from "../logic/productText.ts";
import { useAllFoundProducts } from "../queries/products.ts";

const EAGER_CARDS = 4;

function FoundCard({ product, isEager }: { product: ProductFound; isEager: boolean }) {
  const { t, language } = useListsText();
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
  const { t } = useListsText();
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
  const { t } = useListsText();
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
