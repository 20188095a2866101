import { useId } from "react";
import { Row } from "#webapps/shared/ui/Row.tsx";
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
    <div className={styles.pick} data-field={field} data-invalid={fault !== undefined}>
      <Row
        Component="button"
        aria-haspopup="dialog"
        aria-describedby={`${id}-fault`}
        disabled={isDisabled}
        above={label}
        label={<span data-empty={!value}>{value || placeholder}</span>}
        leadsOn={!isDisabled}
        onClick={onOpen}
      />
      <p id={`${id}-fault`} className={fault ? styles.fault : "hidden-words"}>
        {fault}
      </p>
    </div>
  );
}
