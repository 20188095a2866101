import { useState } from "react";
import { useNavigate } from "react-router";
import { appLanguages } from "#contract/languages.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { Screen } from "../../shell/Screen.tsx";
import { AboutBlock } from "../about/AboutBlock.tsx";
import { useCartCount } from "../groups/groups.ts";
import { GridCard } from "../products/GridCard.tsx";
import { ListHeader } from "../products/ListHeader.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { NothingHere } from "../products/NothingHere.tsx";
import { ProductGrid } from "../products/ProductGrid.tsx";
import { useProducts } from "../products/products.ts";
import { titleOf } from "../products/productText.ts";
import { noteSearch } from "../search/recentQueries.ts";
import { SearchForm } from "../search/SearchForm.tsx";
import styles from "./AllProductsScreen.module.css";
import { SortLine, useSort } from "./SortLine.tsx";

/** The languages of this app. */
const languageOptions = appLanguages.storefront.map(languageOption);

/** Says on a card that bringing it costs nothing. */
function FreeDelivery() {
  const { t } = useProductsText();
  return (
    <span className={styles.free}>
      <Icon name="truck" size={18} />
      {t("all.free")}
    </span>
  );
}

/** The way to one's groups, with how many are open where there are any. */
function CartLink() {
  const { t } = useText();
  const { data: count = 0 } = useCartCount();
  return (
    <IconButton
      to={paths.cart}
      icon="cart"
      label={count > 0 ? t("cart.count", { count }) : t("cart")}
      className={styles.cart ?? ""}
      count={count}
    />
  );
}

const EAGER_CARDS = 4;

/** `/allProducts`: everything there is, the best sold first unless asked otherwise. */
export function AllProductsScreen() {
  const { t, language } = useProductsText();
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
