import { createPortal } from "react-dom";
import { useSharedText } from "../language/texts.ts";
import { useDialogs } from "./overlays.ts";
import styles from "./Toasts.module.css";
import { dismissToast, useToasts } from "./toasts.ts";

/** The notices now on the screen, above everything but the tab bar; inside the topmost dialog, as nothing outside is in reach. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const dialog = useDialogs(({ open }) => open.at(-1));
  const { t } = useSharedText();
  const stack = (
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
  return dialog ? createPortal(stack, dialog) : stack;
}
