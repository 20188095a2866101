import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { ProductBones } from "../components/product/ProductBones.tsx";
import { ProductFailed } from "../components/product/ProductFailed.tsx";
import styles from "../components/product/ProductPage.module.css";
import { ProductView } from "../components/product/ProductView.tsx";
import { useProductText } from "../locales/product/useProductText.ts";
import { idOfLink } from "../logic/idOfLink.ts";
import { isMissing } from "../logic/isMissing.ts";
import { paths } from "../logic/paths.ts";
import { titleOf } from "../logic/productText.ts";
import { useCurrentGroups } from "../queries/groups.ts";
import { knownCard } from "../queries/knownCard.ts";
import { useProduct } from "../queries/products.ts";

/** `/product/:link`: a product whole; what the list one came from knows of it is shown at once. */
export function ProductScreen() {
  const { t, language } = useProductText();
  const { link = "" } = useParams();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useProduct(link);
  // Asked beside the product, not after it.
  useCurrentGroups(idOfLink(link));
  const known = useMemo(() => knownCard(queryClient, link), [queryClient, link]);

  // What is on the page stays when asking anew fails, unless the answer is that it is gone.
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
        {!card && !failure && <ProductBones />}
        {failure && <ProductFailed error={failure} isRetrying={isFetching} onRetry={() => void refetch()} />}
      </Page>
    </div>
  );
}
