import type { MouseEvent, ReactNode } from "react";
import { ActionButton, type ActionButtonProps } from "./ActionButton.tsx";
import styles from "./ConfirmSheet.module.css";
import { Overlay } from "./Overlay.tsx";

interface ConfirmSheetProps {
  title: string;
  /** The meaning of the question, in a sentence or two. */
  children?: ReactNode;
  confirm: string;
  /** The other way; without it only closing is left. */
  other?: string;
  /** The look of the button that says yes. */
  look?: ActionButtonProps["look"];
  isBusy?: boolean;
  onConfirm: () => void;
  onOther?: () => void;
  onClose: () => void;
}

/** The second half of a double tap, whose first opened the sheet, is no answer. */
const answer =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };

/** A question with two answers, from below. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, children, confirm, other, look = "filled", isBusy = false } = props;
  return (
    <Overlay title={title} onClose={props.onClose}>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.choices}>
        <ActionButton look={look} disabled={isBusy} aria-busy={isBusy} onClick={answer(props.onConfirm)}>
          {confirm}
        </ActionButton>
        {other && (
          <ActionButton look="soft" disabled={isBusy} onClick={answer(props.onOther ?? props.onClose)}>
            {other}
          </ActionButton>
        )}
      </div>
    </Overlay>
  );
}
