import { useSession } from "#webapps/shared/client/session.ts";
import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";
import { useText } from "../locales/useText.ts";
import { marketLink } from "../logic/marketLink.ts";
import { useConfigs } from "../queries/useConfigs.ts";

/**
 * What somebody who isn't signed in gets instead of what is theirs: the way into Telegram, and there to the very thing that
 * the start parameter names. Whom Telegram launched without a name is led in by a link as well, which brings one.
 */
export function GuestCard({ startParam = "" }: { startParam?: string }) {
  const failure = useSession((session) => session.failure);
  const { t } = useText();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const { isTelegram, rawInitData } = getTelegram();
  const isStale = isTelegram && rawInitData !== "";
  if (failure !== undefined) return <SignInFailed failure={failure} />;
  return (
    <EmptyState
      drawing={<LineDrawing name="telegram" />}
      title={t(isStale ? "guest.stale" : "guest.title")}
      action={
        bot &&
        !isStale && (
          <ActionButton onClick={() => openTelegramLink(marketLink(bot, startParam))}>
            {t("guest.open")}
          </ActionButton>
        )
      }
    >
      {t(isStale ? "guest.staleHint" : "guest.hint")}
    </EmptyState>
  );
}
