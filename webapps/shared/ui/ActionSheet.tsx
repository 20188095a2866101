import styles from "./ActionSheet.module.css";
import { Icon, type IconName } from "./Icon.tsx";
import { Overlay } from "./Overlay.tsx";

export interface SheetAction {
  key: string;
  label: string;
  icon?: IconName;
  /** Drawn in the colour of what destroys. */
  isDestructive?: boolean;
  /** Closing is up to the one who opened the sheet. */
  onChoose: () => void;
}

/** What can be done with something, from below. */
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
      <ul className={styles.actions}>
        {actions.map(({ key, label, icon, isDestructive = false, onChoose }) => (
          <li key={key}>
            <button type="button" data-danger={isDestructive} onClick={onChoose}>
              {icon && <Icon name={icon} />}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
