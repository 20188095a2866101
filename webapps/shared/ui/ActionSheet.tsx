import { Icon, type IconName } from "./Icon.tsx";
import { Overlay } from "./Overlay.tsx";
import { Row } from "./Row.tsx";
import styles from "./Sheet.module.css";

export interface SheetAction {
  key: string;
  label: string;
  icon?: IconName;
  /** Drawn in the colour of what destroys. */
  isDestructive?: boolean;
  /** Closing is up to the one who opened the sheet. */
  onChoose: () => void;
}

/** A sheet from below with the actions for something. */
export function ActionSheet({
  title,
  actions,
  onClose,
}: {
  title: string;
  actions: readonly SheetAction[];
  onClose: () => void;
}) {
  return (
    <Overlay title={title} onClose={onClose}>
      <ul className={styles.rows}>
        {actions.map(({ key, label, icon, isDestructive = false, onChoose }) => (
          <li key={key}>
            <Row
              before={icon && <Icon name={icon} />}
              label={label}
              data-danger={isDestructive}
              onClick={onChoose}
            />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
