import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { useSellText } from "./locales/useSellText.ts";
import type { PhotoQueue } from "./photoUpload.ts";
import styles from "./SubmitBar.module.css";
import type { Stage } from "./useListingForm.ts";
import { usePhotos } from "./usePhotos.ts";

interface SubmitBarProps {
  queue: PhotoQueue;
  stage: Stage;
  label: string;
  sendingLabel: string;
  /** The faults that still have to be looked at, in a line. */
  notice: string | undefined;
  onSubmit: () => void;
}

/** The one main action, always in reach of a thumb; it says what it waits for. */
export function SubmitBar({ queue, stage, label, sendingLabel, notice, onSubmit }: SubmitBarProps) {
  const { t } = useSellText();
  const photos = usePhotos(queue);
  const done = photos.filter(({ state }) => state === "done").length;
  const words = {
    editing: label,
    photos: t("sell.waitingPhotos", { done, total: photos.length }),
    sending: sendingLabel,
  };
  return (
    <div className={styles.bar}>
      <p className={styles.notice} role="alert">
        {notice}
      </p>
      <ActionButton
        className={styles.submit}
        aria-busy={stage !== "editing"}
        aria-disabled={stage !== "editing"}
        onClick={onSubmit}
      >
        <span aria-live="polite">{words[stage]}</span>
      </ActionButton>
    </div>
  );
}
