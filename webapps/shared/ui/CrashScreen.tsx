import { useSharedText } from "../language/texts.ts";
import { ActionButton } from "./ActionButton.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { LineDrawing } from "./LineDrawing.tsx";

/** What a page shows when it broke: a reload is the way out, also after a new version replaced its parts. */
export function CrashScreen() {
  const { t } = useSharedText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="tools" />}
        title={t("error.title")}
        action={<ActionButton onClick={() => location.reload()}>{t("error.reload")}</ActionButton>}
      >
        {t("error.crash")}
      </EmptyState>
    </div>
  );
}
