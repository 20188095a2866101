import { useId } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import styles from "./Row.module.css";

interface PickRowProps {
  /** Its name in the form, by which it is found when something is wrong with it. */
  field: string;
  label: string;
  value: string | undefined;
  placeholder: string;
  fault?: string | undefined;
  /** Where something else has to be chosen first, which the placeholder says. */
  isDisabled?: boolean;
  onOpen: () => void;
}

/** A row that opens a picker. */
export function PickRow({
  field,
  label,
  value,
  placeholder,
  fault,
  isDisabled = false,
  onOpen,
}: PickRowProps) {
  const id = useId();
  return (
    <div className={styles.plain} data-field={field} data-invalid={fault !== undefined}>
      <button
        type="button"
        className={styles.pick}
        aria-haspopup="dialog"
        aria-describedby={`${id}-fault`}
        disabled={isDisabled}
        onClick={onOpen}
      >
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value} data-empty={!value}>
            {value || placeholder}
          </span>
        </span>
        {!isDisabled && <Icon name="forward" size={18} />}
      </button>
      <p id={`${id}-fault`} className={fault ? styles.fault : "hidden-words"}>
        {fault}
      </p>
    </div>
  );
}
