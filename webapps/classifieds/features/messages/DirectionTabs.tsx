import { SegmentedControl } from "@telegram-apps/telegram-ui/dist/components/Navigation/SegmentedControl/SegmentedControl";
import type { KeyboardEvent } from "react";
import type { Direction } from "#contract/connections.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { useUnread } from "./connections.ts";
import styles from "./DirectionTabs.module.css";
import { useMessagesText } from "./locales/useMessagesText.ts";
import { UnreadCount } from "./UnreadCount.tsx";

const directions = ["INCOMING", "OUTGOING"] as const satisfies readonly Direction[];
/** The id of a tab, which names the panel it fills. */
export const tabId = (direction: Direction) => `tab-${direction}`;

interface DirectionTabsProps {
  open: Direction;
  /** The id of the panel that the tabs fill. */
  panelId: string;
  onOpen: (direction: Direction) => void;
}

/** Incoming and outgoing as one switch; arrow keys go between them as in every row of tabs. */
export function DirectionTabs({ open, panelId, onOpen }: DirectionTabsProps) {
  const { t } = useMessagesText();
  const unread = useUnread();

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = directions.find((direction) => direction !== open) ?? open;
    onOpen(other);
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  }

  return (
    <SegmentedControl aria-label={t("messages.tabs")} className={styles.tabs} onKeyDown={handleKey}>
      {directions.map((direction) => (
        <SegmentedControl.Item
          key={direction}
          id={tabId(direction)}
          type="button"
          selected={direction === open}
          aria-selected={direction === open}
          aria-controls={panelId}
          tabIndex={direction === open ? 0 : -1}
          onClick={() => {
            haptic("change");
            onOpen(direction);
          }}
        >
          {t(`messages.${direction}`)} <UnreadCount count={unread?.[direction] ?? 0} />
        </SegmentedControl.Item>
      ))}
    </SegmentedControl>
  );
}
