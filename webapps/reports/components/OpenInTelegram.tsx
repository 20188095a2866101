import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../locales/useText.ts";

/** For a plain browser, where nobody can be known: the way into the messenger. */
export function OpenInTelegram() {
  const { t } = useText();
  const { data: configs, error, refetch } = useTextConfigs();
  if (error) return <ErrorScreen error={error} title={t("failed.load")} onRetry={() => void refetch()} />;
  const bot = configs?.BOT_USERNAME;
  return (
    <EmptyState
      drawing={<LineDrawing name="telegram" />}
      title={t("outside.title")}
      action={
        bot && (
          <ActionButton onClick={() => openTelegramLink(`https://t.me/${bot}/reports`)}>
            {t("outside.open")}
          </ActionButton>
        )
      }
    >
      {t("outside.text")}
    </EmptyState>
  );
}
