import { formatDay, formatNumber } from "#webapps/shared/format/formats.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useOwnListingsText } from "./locales/useOwnListingsText.ts";
import styles from "./OwnNotes.module.css";
import type { OwnAction, OwnNote } from "./ownListing.ts";

interface Words {
  icon: IconName;
  tone: "plain" | "warning" | "bad";
  title: string;
  hint?: string;
  /** The action that helps right away. */
  action?: { does: OwnAction; label: string };
}

/** A note in words. */
function useNoteWords(): (note: OwnNote) => Words {
  const { t, language } = useOwnListingsText();
  const daysWords = (days: number) =>
    days > 0 ? t("items.daysLeft", { count: days, shown: formatNumber(days) }) : t("items.note.expired");
  const fix = { does: "edit", label: t("items.do.fix") } as const;

  return (note) => {
    switch (note.kind) {
      case "life":
      case "expiring":
        return {
          icon: "clock",
          tone: "warning",
          title: daysWords(note.days),
          hint: t("items.note.expiring"),
          action: { does: "renew", label: t("items.renew") },
        };
      case "reserved":
        return {
          icon: "bookmark",
          tone: "warning",
          title: t("items.note.reserved", { day: formatDay(note.until, language) }),
          action: { does: "release", label: t("items.release") },
        };
      case "pending":
        return { icon: "shield", tone: "plain", title: t("items.note.pending") };
      case "revision":
        return { icon: "shield", tone: "plain", title: t("items.note.revision") };
      case "expired":
        return {
          icon: "archive",
          tone: "plain",
          title: t("items.note.expired"),
          action: { does: "reopen", label: t("items.reopen") },
        };
      case "closed":
        return {
          icon: "archive",
          tone: "plain",
          title: t("items.note.closed"),
          ...(note.reason && { hint: t(`items.close.${note.reason}`) }),
          action: { does: "reopen", label: t("items.reopen") },
        };
      default: {
        const told = [note.reason && t(`reason.${note.reason}`), note.note].filter(Boolean).join(". ");
        return {
          icon: "warning",
          tone: "bad",
          title: t(`items.note.${note.kind}`),
          ...(told && { hint: told }),
          ...(note.kind !== "removed" && { action: fix }),
        };
      }
    }
  };
}

interface OwnNotesProps {
  notes: readonly OwnNote[];
  isBusy: boolean;
  onAct: (action: OwnAction) => void;
}

/** Notes for the owner of a listing, each with the one action that helps. */
export function OwnNotes({ notes, isBusy, onAct }: OwnNotesProps) {
  const wordsOf = useNoteWords();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => {
        const { icon, tone, title, hint, action } = wordsOf(note);
        return (
          <li key={note.kind} className={styles.note} data-tone={tone}>
            <Icon name={icon} size={18} />
            <div className={styles.words}>
              <strong>{title}</strong>
              {hint && <p>{hint}</p>}
            </div>
            {action && (
              <button type="button" disabled={isBusy} onClick={() => onAct(action.does)}>
                {action.label}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
