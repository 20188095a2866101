import { Radio } from "@telegram-apps/telegram-ui/dist/components/Form/Radio/Radio";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { NOTE_MAX } from "#contract/limits.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSharedText } from "#webapps/shared/language/texts.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { useCut } from "#webapps/shared/ui/form/useCut.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import styles from "./ReasonSheet.module.css";

interface ReasonSheetProps<Reason extends string> {
  title: string;
  hint?: string;
  reasons: readonly { value: Reason; label: string }[];
  /** Label of the free words beside the reason; without it none are asked for. */
  noteLabel?: string;
  /** The further choices once there is a reason. */
  more?: ((reason: Reason) => ReactNode) | undefined;
  submitLabel: string;
  isDestructive?: boolean;
  /** Numbers stand before the reasons, and the keys of the same numbers choose them. */
  isNumbered?: boolean;
  /** The words when it didn't work; everything chosen and typed stays. */
  failedLabel: string;
  /** Closing after success is up to the caller. */
  onSubmit: (reason: Reason, note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Why something is done: one reason of a list and, where wanted, a few words; nothing is chosen beforehand. */
export function ReasonSheet<Reason extends string>(props: ReasonSheetProps<Reason>) {
  const { title, hint, reasons, noteLabel, submitLabel, onSubmit, onClose } = props;
  const { isDestructive = false, isNumbered = false } = props;
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState("");
  const cut = useCut(note, NOTE_MAX);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { t } = useSharedText();
  const group = useId();
  const choices = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!isNumbered) return;
    function handleKey({ key, target }: KeyboardEvent) {
      const choice =
        target instanceof HTMLTextAreaElement ? undefined : choices.current?.elements[Number(key) - 1];
      if (!(choice instanceof HTMLInputElement)) return;
      choice.focus();
      choice.click();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [isNumbered]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(reason, note.trim());
      haptic("success");
    } catch (error) {
      haptic("error");
      setBusy(false);
      const isEnough = error instanceof ApiError && error.code === "daily_limit";
      setFailure(isEnough ? t("error.daily_limit") : props.failedLabel);
    }
  }

  return (
    <Overlay title={title} isHeld={note.trim() !== ""} onClose={onClose}>
      <form className={styles.form} action="" onSubmit={(event) => void handleSubmit(event)}>
        {hint && <p className="hint-lines">{hint}</p>}
        <fieldset ref={choices} className={styles.reasons} aria-label={title}>
          {reasons.map(({ value, label }, index) => (
            <Row
              key={value}
              Component="label"
              label={
                <>
                  {isNumbered && (
                    <span className={styles.number} aria-hidden="true">
                      {index + 1}
                    </span>
                  )}
                  {label}
                </>
              }
              after={
                <Radio
                  name={group}
                  aria-label={label}
                  checked={reason === value}
                  onChange={() => {
                    haptic("change");
                    setReason(value);
                  }}
                />
              }
            />
          ))}
        </fieldset>
        {noteLabel && (
          <Field
            isLong
            label={noteLabel}
            value={note}
            fault={cut.words}
            onChange={(event) => setNote(cut.take(event.target))}
          />
        )}
        {failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.foot}>
          {reason !== undefined && props.more?.(reason)}
          <ActionButton
            type="submit"
            look={isDestructive ? "danger" : "filled"}
            disabled={reason === undefined || isBusy}
            aria-busy={isBusy}
          >
            {submitLabel}
          </ActionButton>
        </div>
      </form>
    </Overlay>
  );
}
