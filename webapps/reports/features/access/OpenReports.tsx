import { useLocation } from "react-router";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../../locales/useText.ts";
import { reportsLink } from "./deepLink.ts";

const outside = { title: "outside.title", text: "outside.text", open: "outside.open" } as const;
const unsigned = { title: "unsigned.title", text: "unsigned.text", open: "failed.signIn.reopen" } as const;
const stale = { title: "failed.signIn", text: "failed.signIn.again", open: "failed.signIn.reopen" } as const;

/**
 * For a plain browser, where nobody can be known, a launch without a name, and one that the server takes no more: the way
 * into the messenger, to the same page.
 */
export function OpenReports() {
  const { t } = useText();
  const here = useLocation();
  const { data: configs, error, refetch } = useTextConfigs();
  if (error) return <ErrorScreen error={error} title={t("failed.load")} onRetry={() => void refetch()} />;
  const bot = configs?.BOT_USERNAME;
  const { isTelegram, rawInitData } = getTelegram();
  const words = !isTelegram ? outside : rawInitData === "" ? unsigned : stale;
  return (
    <EmptyState
      drawing={<LineDrawing name="telegram" />}
      title={t(words.title)}
      action={
        bot && (
          <ActionButton onClick={() => openTelegramLink(reportsLink(bot, here))}>
            {t(words.open)}
          </ActionButton>
        )
      }
    >
      {t(words.text)}
    </EmptyState>
  );
}
