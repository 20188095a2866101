import { Button } from "@telegram-apps/telegram-ui";
import { useNavigate } from "react-router-dom";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Screen } from "../components/Screen.tsx";
import { useText } from "../language.ts";

/** Any address that leads nowhere. */
export function NotFound() {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <Screen title={t("lost.title")}>
      <EmptyState
        drawing={<LineDrawing name="map" />}
        title={t("lost.title")}
        action={<Button onClick={() => void navigate("/", { replace: true })}>{t("lost.home")}</Button>}
      >
        {t("lost.text")}
      </EmptyState>
    </Screen>
  );
}
