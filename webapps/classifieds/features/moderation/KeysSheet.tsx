import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import styles from "./KeysSheet.module.css";
import { useModerationText } from "./locales/useModerationText.ts";

/** Which keys moderate. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useModerationText();
  const keys = [
    { does: "keys.approve", keys: ["A"] },
    { does: "keys.reject", keys: ["R"] },
    { does: "keys.move", keys: ["↓", "↑", "J", "K"] },
    { does: "keys.select", keys: [t("keys.space")] },
    { does: "keys.enlarge", keys: ["Enter"] },
    { does: "keys.help", keys: ["?"] },
  ] as const;
  return (
    <Overlay title={t("moderation.keys")} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ does, keys: names }) => (
          <div key={does}>
            <dt>{t(does)}</dt>
            <dd>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t("keys.hint")}</p>
    </Overlay>
  );
}
