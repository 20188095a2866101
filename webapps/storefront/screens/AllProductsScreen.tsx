import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { AboutBlock } from "../components/home/AboutBlock.tsx";
import { CartLink } from "../components/lists/CartLink.tsx";
import { FreeDelivery } from "../components/lists/FreeDelivery.tsx";
import { GridCard } from "../components/lists/GridCard.tsx";
import { ListHeader } from "../components/lists/ListHeader.tsx";
import { NothingHere } from "../components/lists/NothingHere.tsx";
import { ProductGrid } from "../components/lists/ProductGrid.tsx";
import { SortLine } from "../components/lists/SortLine.tsx";
import { useSort } from "../components/lists/useSort.ts";
import { Screen } from "../components/Screen.tsx";
import { noteSearch } from "../components/search/noteSearch.ts";
import { SearchForm } from "../components/search/SearchForm.tsx";
import { languageOptions } from "../locales/languageOptions.ts";
import { useListsText } from "../locales/lists/useListsText.ts";
import { paths } from "../logic/paths.ts";
import { titleOf } from "../logic/productText.ts";
import { useProducts } from "../queries/products.ts";
import styles from "./AllProductsScreen.module.css";

const EAGER_CARDS = 4;

/** `/allProducts`: everything there is, the best sold first unless asked otherwise. */
export function AllProductsScreen() {
  const { t, language } = useListsText();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const sorting = useSort();
  const products = useProducts(sorting.sort);

  function search(query: string) {
    noteSearch(query);
    void navigate(paths.search(query));
  }

  return (
    <Screen title={t("all.title")}>
      <div className={styles.tools}>
        <SearchForm words={words} onChange={setWords} onSearch={search} />
        <CartLink />
      </div>
      <ListHeader title={t("all.title")}>
        <LanguageSwitch
          label={t("language")}
          options={languageOptions}
          chosen={language}
          onChoose={(chosen) => void chooseLanguage(chosen)}
        />
      </ListHeader>
      <SortLine {...sorting} list={products} />
      <ProductGrid
        list={products}
        columns={2}
        failed={t("home.failed")}
        empty={<NothingHere title={t("list.empty")}>{t("list.emptyHint")}</NothingHere>}
      >
        {(product, index) => (
          <GridCard
            link={product.link}
            title={titleOf(product, language)}
            photo={product.images[0]}
            prices={product}
            rating={{ mean: product.avgRating, count: product.ratingsCount }}
            note={<FreeDelivery />}
            isEager={index < EAGER_CARDS}
          />
        )}
      </ProductGrid>
      {!products.hasNextPage && products.data && <AboutBlock />}
    </Screen>
  );
}
