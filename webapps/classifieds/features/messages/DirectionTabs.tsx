import { type KeyboardEvent, useRef } from "react";
import type { Direction } from "#contract/connections.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import styles from "./DirectionTabs.module.css";
import { useMessagesText } from "./locales/useMessagesText.ts";
import { UnreadCount } from "./UnreadCount.tsx";
import { useUnread } from "./useUnread.ts";

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
  const row = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = directions.find((direction) => direction !== open) ?? open;
    onOpen(other);
    row.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={t("messages.tabs")}
      className={styles.tabs}
      onKeyDown={handleKey}
    >
      {directions.map((direction) => (
        <button
          key={direction}
          id={tabId(direction)}
          type="button"
          role="tab"
          aria-selected={direction === open}
          aria-controls={panelId}
          tabIndex={direction === open ? 0 : -1}
          onClick={() => {
            haptic("change");
            onOpen(direction);
          }}
        >
          {t(`messages.${direction}`)} <UnreadCount count={unread?.[direction] ?? 0} />
        </button>
      ))}
    </div>
  );
}
