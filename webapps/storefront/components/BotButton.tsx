import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./BotButton.module.css";

/** The way into the bot's chat, once it is known which bot that is. */
export function BotButton() {
  const { t } = useText();
  const { data: configs, isPending, isError, refetch } = useTextConfigs();
  if (isPending) return <Skeleton height={48} radius={12} />;
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t("coming.failed")}</p>
        <ActionButton look="soft" onClick={() => void refetch()}>
          {t("retry")}
        </ActionButton>
      </div>
    );
  }
  const bot = configs.BOT_USERNAME;
  if (!bot) return null;
  return (
    <ActionButton onClick={() => openTelegramLink(`https://t.me/${bot}`)}>
      {t(getTelegram().isTelegram ? "coming.bot" : "coming.telegram")}
    </ActionButton>
  );
}
