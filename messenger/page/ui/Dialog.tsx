import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./Icon.tsx";

type Props = { title: string; children: ReactNode; onClose: () => void; className?: string };

/** A dialog over the whole page: the browser keeps the focus inside and closes it by Escape. */
export function Dialog({ title, children, onClose, className = "" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={ref}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button aria-label="Close" className="icon-button" onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
