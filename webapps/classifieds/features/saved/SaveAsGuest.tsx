import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";
import { useConfigs } from "../configs/configs.ts";
import { wayIn } from "../guests/wayIn.ts";
import { searchParam } from "../links/deepLink.ts";
import type { CountFilters } from "../links/filters.ts";
import { writeSearchParams } from "../links/searchParams.ts";
import { useSavedText } from "./locales/useSavedText.ts";
import styles from "./SaveSheet.module.css";

/** The way into Telegram, where somebody comes back to the same search with the sheet to save it open. */
export function SaveAsGuest({ filters }: { filters: CountFilters }) {
  const { t } = useSavedText();
  const failure = useSession((session) => session.failure);
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const { hint, label, open } = wayIn(bot, searchParam(writeSearchParams(filters)));
  if (failure !== undefined) return <SignInFailed failure={failure} />;
  return (
    <div className={styles.body}>
      <p className="hint-lines">{t(hint, { thing: t("guest.to.searches") })}</p>
      {open && <ActionButton onClick={open}>{t(label)}</ActionButton>}
    </div>
  );
}
