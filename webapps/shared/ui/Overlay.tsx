import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useSharedText } from "../language/texts.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./Overlay.module.css";
import { openDialog, pushOverlay } from "./overlays.ts";

interface OverlayProps {
  /** Its name, shown as the title unless it is a viewer. */
  title: string;
  /** `sheet` rises from below, `full` covers the page, `viewer` is black around a photo. */
  kind?: "sheet" | "full" | "viewer";
  /** A step back inside the overlay; the arrow, Escape and the messenger's back button call it. */
  onBack?: () => void;
  onClose: () => void;
  /** A small thing to do in the head, in place of the step back. */
  action?: ReactNode;
  /** Whether something in it would be lost: a tap beside it then doesn't close. */
  isHeld?: boolean;
  children: ReactNode;
}

/**
 * A layer over the page. It is a real dialog: the focus stays inside, Escape closes, the page behind is out of reach.
 */
export function Overlay({ title, kind = "sheet", onBack, onClose, action, isHeld, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leave = onBack ?? onClose;
  const takeBack = useEffectEvent(leave);
  const { t } = useSharedText();

  useLayoutEffect(() => {
    const close = dialog.current && openDialog(dialog.current);
    const takeAway = pushOverlay(() => takeBack());
    return () => {
      takeAway();
      close?.();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet; Escape, which a dialog has by itself, is its key.
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-kind={kind}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on what happened to an overlay opened from inside this one.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        // The second half of a double tap, whose first opened it, falls beside it.
        const isTap = event.detail < 2;
        if (event.target === dialog.current && !isHeld && isTap) onClose();
      }}
    >
      <div className={styles.body}>
        {kind === "viewer" ? (
          <h2 id={titleId} className="hidden-words">
            {title}
          </h2>
        ) : (
          <header className={styles.header}>
            {onBack ? <IconButton icon="back" label={t("back")} onClick={onBack} /> : <div>{action}</div>}
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={t("close")} onClick={onClose} />
          </header>
        )}
        {children}
      </div>
    </dialog>
  );
}
