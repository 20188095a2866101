import { useSession } from "#webapps/shared/client/session.ts";
import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";
import { useSavedText } from "../../locales/saved/useSavedText.ts";
import type { CountFilters } from "../../logic/filters.ts";
import { marketLink } from "../../logic/marketLink.ts";
import { writeSearchParams } from "../../logic/searchParams.ts";
import { searchStartParam } from "../../logic/searchStartParam.ts";
import { useConfigs } from "../../queries/useConfigs.ts";
import styles from "./SaveSheet.module.css";

/** The way into Telegram, where somebody comes back to the same search with the sheet to save it open. */
export function SaveAsGuest({ filters }: { filters: CountFilters }) {
  const { t } = useSavedText();
  const failure = useSession((session) => session.failure);
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const { isTelegram, rawInitData } = getTelegram();
  const isStale = isTelegram && rawInitData !== "";
  if (failure !== undefined) return <SignInFailed failure={failure} />;
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{t(isStale ? "guest.staleHint" : "saved.guest")}</p>
      {bot && !isStale && (
        <ActionButton
          onClick={() => openTelegramLink(marketLink(bot, searchStartParam(writeSearchParams(filters))))}
        >
          {t("guest.open")}
        </ActionButton>
      )}
    </div>
  );
}
