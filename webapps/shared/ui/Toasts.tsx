import { useSharedText } from "../language/texts.ts";
import styles from "./Toasts.module.css";
import { dismissToast, useToasts } from "./toasts.ts";

/** The notices now on the screen, above everything but the tab bar. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const { t } = useSharedText();
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {toasts.map(({ id, type, header, message, action, isVisible }) => (
        <div key={id} className={styles.toast} data-type={type} data-visible={isVisible}>
          <div className={styles.words}>
            <strong>{header}</strong>
            {message && <p>{message}</p>}
          </div>
          <button
            type="button"
            onClick={() => {
              dismissToast(id);
              if (isVisible) action?.onAct();
            }}
          >
            {action?.label ?? t("ok")}
          </button>
        </div>
      ))}
    </div>
  );
}
