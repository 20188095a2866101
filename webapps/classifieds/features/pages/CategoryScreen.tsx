import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useGoBack } from "#webapps/shared/ui/useBack.ts";
import { paths } from "../links/paths.ts";
import { usePagesText } from "./locales/usePagesText.ts";

/** The page of a category's own address: only that something is being mended, and Back. */
export function CategoryScreen() {
  const { t } = usePagesText();
  const goBack = useGoBack(paths.home);
  return (
    <Page title={t("category.technical")} home={paths.home}>
      <h1 className="hidden-words">{t("category.technical")}</h1>
      <EmptyState
        drawing={<LineDrawing name="tools" />}
        title={t("category.technical")}
        action={<ActionButton onClick={goBack}>{t("back")}</ActionButton>}
      >
        {t("category.technicalHint")}
      </EmptyState>
    </Page>
  );
}
