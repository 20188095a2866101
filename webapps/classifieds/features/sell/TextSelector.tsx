import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import styles from "./TextSelector.module.css";

interface TextSelectorProps {
  /** The text that is asked for: the title and the field's name. */
  title: string;
  value: string;
  /** Most characters there may be. */
  maxLength?: number;
  /** The words when there are more characters. */
  tooLong?: string;
  apply: string;
  onApply: (value: string) => void;
  onClose: () => void;
}

/** One line of text on a page of its own. What is too long is told, not cut, and can't be applied. */
export function TextSelector(props: TextSelectorProps) {
  const { title, maxLength = Number.POSITIVE_INFINITY, tooLong, apply, onApply, onClose } = props;
  const [value, setValue] = useState(props.value);
  const field = useRef<HTMLInputElement>(null);
  const isTooLong = value.trim().length > maxLength;

  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    onApply(value.trim());
    onClose();
  }

  return (
    <Overlay kind="full" title={title} onClose={onClose}>
      <form className={styles.form} action="" onSubmit={handleSubmit}>
        <Field
          ref={field}
          label={title}
          aside={
            Number.isFinite(maxLength) && (
              <span className="figures">
                {value.trim().length} / {maxLength}
              </span>
            )
          }
          fault={isTooLong && tooLong}
          value={value}
          enterKeyHint="done"
          onChange={(event) => setValue(event.target.value)}
        />
        <ActionButton type="submit" aria-disabled={isTooLong}>
          {apply}
        </ActionButton>
      </form>
    </Overlay>
  );
}
