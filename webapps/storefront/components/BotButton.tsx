import { Button } from "@telegram-apps/telegram-ui";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../language.ts";
import styles from "./BotButton.module.css";

/** The way into the bot's chat, once it is known which bot that is. */
export function BotButton() {
  const { t } = useText();
  const { data: configs, isPending, isError, refetch } = useTextConfigs();
  if (isPending) return <Skeleton height={50} radius={12} />;
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t("coming.failed")}</p>
        <Button size="m" mode="bezeled" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  const bot = configs.BOT_USERNAME;
  if (!bot) return null;
  return (
    <Button size="l" stretched onClick={() => openTelegramLink(`https://t.me/${bot}`)}>
      {t(getTelegram().isTelegram ? "coming.bot" : "coming.telegram")}
    </Button>
  );
}
