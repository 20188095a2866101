import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  EXPORT_LINK_SECONDS,
  type ExportFormat,
  exportFormats,
  type ReportSection,
} from "#contract/reportKinds.ts";
import type { makeExport } from "#contract/reports.ts";
import { call } from "#webapps/shared/client/call.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../../locales/useText.ts";
import { asDays } from "../days/askedDates.ts";
import type { DayRange } from "../days/range.ts";
import { DOWNLOAD_TAP_MS, downloadFile } from "./downloadFile.ts";
import styles from "./SaveMenu.module.css";

/** A file that the server has made: its absolute address and its name. */
interface MadeFile {
  url: string;
  name: string;
}

/** Has the server make a file of a section, or of all. */
function useExport(section: ReportSection | "all", range: DayRange) {
  const { language } = useText();
  return useMutation<MadeFile, Error, ExportFormat>({
    mutationFn: async (format) => {
      const { link, name } = await call<typeof makeExport>("post", "/api/reports/exports", {
        section,
        format,
        language: language === "en" ? "en" : "ru",
        ...asDays(range),
      });
      return { url: new URL(link, location.origin).href, name };
    },
  });
}

const TOAST_MS = 4000;
/** A link is taken to be over a little before it is. */
const LINK_MS = (EXPORT_LINK_SECONDS - 10) * 1000;

/** A file that was ready too long after the tap: clients give it only soon after one. */
interface ReadyFile extends MadeFile {
  format: ExportFormat;
  /** The days and the language of the file: another choice of them is another file. */
  of: string;
  madeAt: number;
}

interface SaveMenuProps {
  section: ReportSection | "all";
  /** The name, on the page, of the report that is saved. */
  name: string;
  range: DayRange;
}

/** Saves a section, or all of them, as a file of either kind. */
export function SaveMenu({ section, name, range }: SaveMenuProps) {
  const { t, language } = useText();
  const { mutateAsync, isPending, variables } = useExport(section, range);
  const [made, setReady] = useState<ReadyFile>();
  const of = `${range.start} ${range.end} ${language}`;
  const ready = made?.of === of ? made : undefined;

  /** Gives a file to the device; one that the messenger says nothing to can be asked for by another tap. */
  async function give(file: ReadyFile) {
    setReady(undefined);
    const outcome = await downloadFile(file.url, file.name);
    if (outcome === "started") showToast({ header: t("save.started"), message: name }, TOAST_MS);
    if (outcome === "unanswered") setReady(file);
    return outcome;
  }

  /** Gives the file that has waited. A file whose link is over is made again; one that was refused waits on. */
  async function giveReady(file: ReadyFile) {
    if (performance.now() - file.madeAt > LINK_MS) return save(file.format);
    if ((await give(file)) === "cancelled") setReady(file);
  }

  async function save(format: ExportFormat) {
    if (isPending) return;
    haptic("change");
    setReady(undefined);
    const tappedAt = performance.now();
    try {
      const file = { ...(await mutateAsync(format)), format, of, madeAt: performance.now() };
      if (file.madeAt - tappedAt <= DOWNLOAD_TAP_MS) return void (await give(file));
      setReady(file);
      showToast({ header: t("save.ready"), message: name }, TOAST_MS);
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
      {ready && (
        <button
          type="button"
          aria-label={t("save.download", { name, format: ready.format.toUpperCase() })}
          onClick={() => void giveReady(ready)}
        >
          <span>{t("save.downloadShort")}</span>
        </button>
      )}
    </div>
  );
}
