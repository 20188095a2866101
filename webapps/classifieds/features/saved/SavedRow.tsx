import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { SavedSearch } from "#contract/savedSearches.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionSheet } from "#webapps/shared/ui/ActionSheet.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { paths } from "../links/paths.ts";
import { nameOf } from "../ui/names.ts";
import { useSavedText } from "./locales/useSavedText.ts";
import styles from "./SavedSearchesScreen.module.css";
import { changeSavedSearch, deleteSavedSearch, restoreSavedSearch } from "./savedSearches.ts";

const TOAST_MS = 5000;

const other = { atOnce: "daily", daily: "atOnce" } as const;
const labels = { atOnce: "saved.atOnce", daily: "saved.daily" } as const;

/** The actions of a saved search. */
function RowActions({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t, language } = useSavedText();
  const queryClient = useQueryClient();
  const { id, frequency, isPaused } = search;

  async function run(task: () => Promise<unknown>) {
    onClose();
    haptic("press");
    try {
      await task();
    } catch (error) {
      haptic("error");
      showToast({ header: t("saved.notSaved"), message: t(errorText(error)) }, TOAST_MS);
    }
  }

  async function remove() {
    await deleteSavedSearch(queryClient, id);
    const onAct = () => void run(() => restoreSavedSearch(queryClient, id));
    showToast({ header: t("saved.deleted"), action: { label: t("saved.undo"), onAct } }, TOAST_MS);
  }

  return (
    <ActionSheet
      title={nameOf(search, language)}
      onClose={onClose}
      actions={[
        {
          key: "frequency",
          icon: "clock",
          label: `${t("saved.frequency")}: ${t(labels[other[frequency]]).toLowerCase()}`,
          onChoose: () => void run(() => changeSavedSearch(queryClient, { id, frequency: other[frequency] })),
        },
        {
          key: "pause",
          icon: "bell",
          label: t(isPaused ? "saved.resume" : "saved.pause"),
          onChoose: () => void run(() => changeSavedSearch(queryClient, { id, isPaused: !isPaused })),
        },
        {
          key: "delete",
          icon: "trash",
          label: t("saved.delete"),
          isDestructive: true,
          onChoose: () => void run(remove),
        },
      ]}
    />
  );
}

/** A saved search: what it asks for, how soon one hears of it and how much is new; opens it. */
export function SavedRow({ search }: { search: SavedSearch }) {
  const { t, language } = useSavedText();
  const [isOpen, setOpen] = useState(false);
  const { id, filters, frequency, isPaused, newCount } = search;
  const name = nameOf(search, language);
  const address = paths.search(filters);
  return (
    <li className={styles.row}>
      <Link to={`${address}${address.includes("?") ? "&" : "?"}saved=${id}`} className={styles.open}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          <span>{t(isPaused ? "saved.paused" : labels[frequency])}</span>
          {newCount > 0 && (
            <span className={`${styles.new} figures`}>
              {t("saved.newCount", { count: newCount, shown: formatNumber(newCount) })}
            </span>
          )}
        </span>
      </Link>
      <IconButton icon="more" label={t("saved.more", { name })} onClick={() => setOpen(true)} />
      {isOpen && <RowActions search={search} onClose={() => setOpen(false)} />}
    </li>
  );
}
