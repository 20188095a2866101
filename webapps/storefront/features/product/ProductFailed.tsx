import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { paths } from "../../paths.ts";
import { isMissing } from "../../shell/isMissing.ts";
import { useProductText } from "./locales/useProductText.ts";
import styles from "./ProductPage.module.css";

interface ProductFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why a product isn't shown, and the way on. */
export function ProductFailed({ error, isRetrying, onRetry }: ProductFailedProps) {
  const { t } = useProductText();
  const isGone = isMissing(error);
  return (
    <div className={styles.state}>
      <BackArrow home={paths.home} />
      <h1 className="hidden-words">{t(isGone ? "product.missing" : "product.failed")}</h1>
      {isGone ? (
        <EmptyState
          drawing={<LineDrawing name="box" />}
          title={t("product.missing")}
          action={<ActionButton to={paths.allProducts}>{t("product.toAll")}</ActionButton>}
        >
          {t("product.missingHint")}
        </EmptyState>
      ) : (
        <ErrorScreen error={error} title={t("product.failed")} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </div>
  );
}
