import { useParams } from "react-router";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { paths } from "../../paths.ts";
import { useProductPreview } from "../products/products.ts";
import { titleOf } from "../products/productText.ts";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./ProductPage.module.css";
import { ProductSkeleton } from "./ProductSkeleton.tsx";
import { ProductView } from "./ProductView.tsx";

/** `/preview/:link`: a product as it will be, for admins. */
export function PreviewScreen() {
  const { t, language } = useProductText();
  const { link = "" } = useParams();
  const { data: product, error, isFetching, refetch } = useProductPreview(link);
  const title = product ? `${t("product.preview")}: ${titleOf(product, language)}` : t("product.preview");
  return (
    <div className={styles.page}>
      <Page title={title} home={paths.home} look="grouped">
        {product && <ProductView key={link} card={product} product={product} isPreview />}
        {!product && !error && <ProductSkeleton />}
        {!product && error && (
          <div className={styles.state}>
            <BackArrow home={paths.home} />
            <h1 className="hidden-words">{t("product.error")}</h1>
            <ErrorScreen
              error={error}
              title={t("product.error")}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
      </Page>
    </div>
  );
}
