import type { Hindrance } from "#contract/savedSearches.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { useConfigs } from "../configs/configs.ts";
import styles from "./BotNote.module.css";
import { useSavedText } from "./locales/useSavedText.ts";

/** Why the bot can't write to somebody who wants to hear of their searches, and the way to mend that. */
export function BotNote({ hindrance }: { hindrance: Hindrance }) {
  const { t } = useSavedText();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  if (!hindrance) return null;
  return (
    <div role="status" className={styles.note}>
      <span>{t(`saved.${hindrance}`)}</span>
      {bot && (
        <button
          type="button"
          className={styles.open}
          onClick={() => openTelegramLink(`https://t.me/${bot}?start=saved`)}
        >
          {t("saved.openBot")}
        </button>
      )}
    </div>
  );
}
