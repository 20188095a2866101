import { useSession } from "#webapps/shared/client/session.ts";
import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";
import { useText } from "../locales/useText.ts";
import { marketLink } from "../logic/marketLink.ts";
import { useConfigs } from "../queries/useConfigs.ts";

/** What somebody who isn't signed in gets instead of what is theirs: the way into Telegram. */
export function GuestCard() {
  const failure = useSession((session) => session.failure);
  const { t } = useText();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const { isTelegram } = getTelegram();
  if (failure !== undefined) return <SignInFailed failure={failure} />;
  return (
    <EmptyState
      drawing={<LineDrawing name="telegram" />}
      title={t(isTelegram ? "guest.stale" : "guest.title")}
      action={
        bot &&
        !isTelegram && (
          <ActionButton onClick={() => openTelegramLink(marketLink(bot))}>{t("guest.open")}</ActionButton>
        )
      }
    >
      {t(isTelegram ? "guest.staleHint" : "guest.hint")}
    </EmptyState>
  );
}
