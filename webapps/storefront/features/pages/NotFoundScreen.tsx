import { useNavigate } from "react-router";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Screen } from "../../shell/Screen.tsx";
import { usePagesText } from "./locales/usePagesText.ts";

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = usePagesText();
  const navigate = useNavigate();
  return (
    <Screen title={t("lost.title")}>
      <h1 className="hidden-words">{t("app.title")}</h1>
      <EmptyState
        drawing={<LineDrawing name="map" />}
        title={t("lost.title")}
        action={
          <ActionButton onClick={() => void navigate("/", { replace: true })}>{t("lost.home")}</ActionButton>
        }
      >
        {t("lost.text")}
      </EmptyState>
    </Screen>
  );
}
