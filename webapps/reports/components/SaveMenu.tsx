import type { ExportFormat, ReportSection } from "#contract/reportKinds.ts";
import { exportFormats } from "#contract/reportKinds.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../locales/useText.ts";
import type { DayRange } from "../logic/range.ts";
import { useExport } from "../queries/useExport.ts";
import styles from "./SaveMenu.module.css";

const TOAST_MS = 4000;

export interface SaveMenuProps {
  section: ReportSection | "all";
  /** What is saved, by its name on the page. */
  name: string;
  range: DayRange;
}

/** Saves a section, or all of them, as a file of either kind. */
export function SaveMenu({ section, name, range }: SaveMenuProps) {
  const { t } = useText();
  const { mutateAsync, isPending, variables } = useExport(section, range);

  async function save(format: ExportFormat) {
    if (isPending) return;
    haptic("change");
    try {
      const outcome = await mutateAsync(format);
      if (outcome === "started") showToast({ header: t("save.started"), message: name }, TOAST_MS);
    } catch (error) {
      showToast({ header: t("save.failed"), message: t(errorText(error)), type: "other" }, TOAST_MS);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t("save.group", { name })} className={styles.menu}>
      {exportFormats.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={t("save.format", { name, format: format.toUpperCase() })}
          aria-busy={isPending && variables === format}
          aria-disabled={isPending}
          onClick={() => void save(format)}
        >
          <span>{format.toUpperCase()}</span>
        </button>
      ))}
    </div>
  );
}
