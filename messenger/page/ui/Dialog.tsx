import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./Icon.tsx";

type Props = { children: ReactNode; onClose: () => void; className?: string };
type Named = Pick<ComponentProps<"dialog">, "aria-labelledby" | "aria-describedby">;

/** A dialog over the whole page: the browser keeps the focus inside and closes it by Escape. */
export function BareDialog({ children, onClose, className = "", ...named }: Props & Named) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      {...named}
      className={`dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      ref={ref}
    >
      {children}
    </dialog>
  );
}

/** A dialog with its title and the cross that closes it. */
export function Dialog({ title, children, ...rest }: Props & { title: string }) {
  const titleId = useId();
  return (
    <BareDialog {...rest} aria-labelledby={titleId}>
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button aria-label="Close" className="icon-button" onClick={rest.onClose} type="button">
          <Icon name="close" />
        </button>
      </header>
      {children}
    </BareDialog>
  );
}
