import { Badge } from "@telegram-apps/telegram-ui/dist/components/Blocks/Badge/Badge";
import { UNREAD_MAX } from "#contract/limits.ts";
import { useText } from "../../locales/useText.ts";

/** How many messages of others are new; nothing where none is. */
export function UnreadCount({ count }: { count: number }) {
  const { t } = useText();
  if (count === 0) return null;
  const shown = count < UNREAD_MAX ? String(count) : `${UNREAD_MAX - 1}+`;
  return (
    <Badge type="number" className="figures">
      <span aria-hidden="true">{shown}</span>
      <span className="hidden-words">{t("unread", { count, shown })}</span>
    </Badge>
  );
}
