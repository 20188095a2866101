import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { paths } from "../links/paths.ts";
import { usePagesText } from "./locales/usePagesText.ts";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = usePagesText();
  return (
    <Page title={t("notFound.title")} home={paths.home}>
      <h1 className="hidden-words">{t("notFound.title")}</h1>
      <EmptyState
        drawing={<LineDrawing name="map" />}
        title={t("notFound.title")}
        action={<ActionButton to={paths.home}>{t("notFound.home")}</ActionButton>}
      >
        {t("notFound.hint")}
      </EmptyState>
    </Page>
  );
}
