import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./CardFailed.module.css";

interface CardFailedProps {
  /** The part that couldn't be loaded, where it isn't the whole card. */
  title?: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Tells the fault of one card, with its retry; the other cards go on. */
export function CardFailed({ title, error, onRetry, isRetrying }: CardFailedProps) {
  const { t } = useText();
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <div>
        <strong>{title ?? t("error.failed")}</strong>
        <p>{t(errorText(error))}</p>
      </div>
      <ActionButton look="soft" onClick={onRetry} aria-busy={isRetrying}>
        {t("retry")}
      </ActionButton>
    </div>
  );
}
