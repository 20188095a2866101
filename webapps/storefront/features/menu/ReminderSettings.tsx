import { useState } from "react";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useMenuText } from "./locales/useMenuText.ts";
import styles from "./ReminderSettings.module.css";
import { useMuteReminder, useReminders } from "./reminders.ts";

const TOAST_MS = 4000;

function Kinds() {
  const { t } = useMenuText();
  const { data, error, refetch } = useReminders(true);
  const mute = useMuteReminder(() => showToast({ header: t("reminders.unsaved") }, TOAST_MS));
  if (error && !data) {
    return <ErrorScreen error={error} title={t("reminders.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={180} radius={12} />;
  return (
    <>
      {data.map(({ kind, isMuted }) => (
        <Switch
          key={kind}
          label={t(`reminders.${kind}`)}
          isOn={!isMuted}
          onChange={(isOn) => mute.mutate({ kind, isMuted: !isOn })}
        />
      ))}
      <p className={styles.note}>{t("reminders.note")}</p>
    </>
  );
}

/** The reminders that the bot may send, folded away until one looks for them. */
export function ReminderSettings() {
  const { t } = useMenuText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.settings} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("reminders.title")}</summary>
      {isOpen && <Kinds />}
    </details>
  );
}
