import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { paths } from "../../paths.ts";
import { isMissing } from "../../shell/isMissing.ts";
import { useCurrentGroups } from "../groups/groups.ts";
import { useProduct } from "../products/products.ts";
import { titleOf } from "../products/productText.ts";
import { idOfLink } from "./idOfLink.ts";
import { useProductText } from "./locales/useProductText.ts";
import { ProductFailed } from "./ProductFailed.tsx";
import styles from "./ProductPage.module.css";
import { ProductSkeleton } from "./ProductSkeleton.tsx";
import { ProductView } from "./ProductView.tsx";

/** Lists that hold product cards, by the first part of their keys. */
const LISTS = ["sections", "products", "similar-products", "favourite-products"];

const isCard = (value: object): value is ProductCard => "discountedPrice" in value && "images" in value;

/** Looks for a product in whatever shape a list keeps its cards: plain, by pages or by sections. */
function find(value: unknown, link: string): ProductCard | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isCard(value)) return value.link === link ? value : undefined;
  const parts = Array.isArray(value)
    ? value
    : ["pages", "products"].map((name) => (value as Record<string, unknown>)[name]);
  for (const part of parts) {
    const card = find(part, link);
    if (card) return card;
  }
  return undefined;
}

/** A product as a list that was shown already knows it, so that its page begins with more than a skeleton. */
export function knownCard(queryClient: QueryClient, link: string): ProductCard | undefined {
  for (const [key, data] of queryClient.getQueriesData({})) {
    const card = LISTS.includes(String(key[0])) ? find(data, link) : undefined;
    if (card) return card;
  }
  return undefined;
}

/** `/product/:link`: a product whole; what the list one came from knows of it is shown at once. */
export function ProductScreen() {
  const { t, language } = useProductText();
  const { link = "" } = useParams();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useProduct(link);
  // Asked beside the product, not after it.
  useCurrentGroups(idOfLink(link));
  const known = useMemo(() => knownCard(queryClient, link), [queryClient, link]);

  // The product on the page stays when asking again fails, unless the answer is that it is gone.
  const product = isMissing(error) ? undefined : data;
  const failure = product ? null : error;
  const card = failure ? undefined : (product ?? known);
  return (
    <div className={styles.page}>
      <Page
        title={card ? titleOf(card, language) : t(isMissing(failure) ? "product.missing" : "app.title")}
        home={paths.home}
        look="grouped"
      >
        {card && <ProductView key={link} card={card} product={product} />}
        {!card && !failure && <ProductSkeleton />}
        {failure && <ProductFailed error={failure} isRetrying={isFetching} onRetry={() => void refetch()} />}
      </Page>
    </div>
  );
}
