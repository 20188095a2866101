import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { SavedSearch, SearchFrequency } from "#contract/savedSearches.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import type { CountFilters } from "../links/filters.ts";
import { paths } from "../links/paths.ts";
import { BotNote } from "./BotNote.tsx";
import { FrequencyChoice } from "./FrequencyChoice.tsx";
import { useSavedText } from "./locales/useSavedText.ts";
import { SaveAsGuest } from "./SaveAsGuest.tsx";
import styles from "./SaveSheet.module.css";
import {
  changeSavedSearch,
  deleteSavedSearch,
  narrowSavedSearch,
  saveSearch,
  useSameSearch,
  useSavedSearches,
} from "./savedSearches.ts";
import { useSaving } from "./useSaving.ts";

const TOAST_MS = 5000;

interface SaveSheetProps {
  filters: CountFilters;
  /** The saved search whose address was opened, which may be changed instead of another being saved. */
  openedFor: number | undefined;
  onClose: () => void;
}

/**
 * The sheet of a search that isn't saved yet: how soon to hear of it, as a search of its own or instead of the one that
 * was opened.
 */
function Unsaved({ filters, openedFor, onClose }: SaveSheetProps) {
  const { t } = useSavedText();
  const queryClient = useQueryClient();
  const opened = useSavedSearches().data?.data.find(({ id }) => id === openedFor);
  const [frequency, setFrequency] = useState<SearchFrequency>("atOnce");
  const { isBusy, failure, run } = useSaving();

  async function save() {
    let saved: SavedSearch | undefined;
    const isDone = await run(async () => {
      saved = await saveSearch(queryClient, { ...filters, frequency });
    });
    const id = saved?.id;
    if (!isDone || id === undefined) return;
    track("save_search", { frequency });
    const onAct = () => void deleteSavedSearch(queryClient, id);
    showToast({ header: t("saved.done"), action: { label: t("saved.undo"), onAct } }, TOAST_MS);
    onClose();
  }

  async function change(id: number) {
    if (!(await run(() => narrowSavedSearch(queryClient, { ...filters, id })))) return;
    track("narrow_search");
    showToast({ header: t("saved.changed") }, TOAST_MS);
    onClose();
  }

  return (
    <>
      <FrequencyChoice chosen={frequency} onChoose={setFrequency} />
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {opened && (
          <ActionButton disabled={isBusy} aria-busy={isBusy} onClick={() => void change(opened.id)}>
            {t("saved.change")}
          </ActionButton>
        )}
        <ActionButton
          look={opened ? "soft" : "filled"}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void save()}
        >
          {t(opened ? "saved.saveNew" : "saved.saveButton")}
        </ActionButton>
      </div>
    </>
  );
}

/** The sheet of a saved search: how soon to hear of it, or no more. */
function Saved({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useSavedText();
  const queryClient = useQueryClient();
  const { isBusy, failure, run } = useSaving();
  const { id, frequency, filters } = search;

  async function remove() {
    if (!(await run(() => deleteSavedSearch(queryClient, id)))) return;
    const onAct = () => void saveSearch(queryClient, { ...filters, frequency });
    showToast({ header: t("saved.deleted"), action: { label: t("saved.undo"), onAct } }, TOAST_MS);
    onClose();
  }

  return (
    <>
      <FrequencyChoice
        chosen={frequency}
        onChoose={(value) => void run(() => changeSavedSearch(queryClient, { id, frequency: value }))}
      />
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {search.isPaused && (
          <ActionButton
            disabled={isBusy}
            onClick={() => void run(() => changeSavedSearch(queryClient, { id, isPaused: false }))}
          >
            {t("saved.resume")}
          </ActionButton>
        )}
        <ActionButton look="soft" disabled={isBusy} aria-busy={isBusy} onClick={() => void remove()}>
          {t("saved.delete")}
        </ActionButton>
      </div>
    </>
  );
}

/** Saves what is asked for, or says how it is saved. */
export function SaveSheet(props: SaveSheetProps) {
  const { filters, onClose } = props;
  const { t } = useSavedText();
  const isGuest = useSession(({ status }) => status === "guest");
  const { data, isPlaceholderData } = useSameSearch(filters, true);
  const saved = isPlaceholderData ? null : (data?.search ?? null);
  return (
    <Overlay title={t(saved ? "saved.isSaved" : "saved.save")} onClose={onClose}>
      {isGuest ? (
        <SaveAsGuest filters={filters} />
      ) : (
        <div className={styles.body}>
          <p className="hint-lines">{t("saved.hint")}</p>
          <BotNote hindrance={data?.hindrance ?? null} />
          {saved ? <Saved search={saved} onClose={onClose} /> : <Unsaved {...props} />}
          <Link to={paths.savedSearches} className={styles.all}>
            {t("saved.all")}
          </Link>
        </div>
      )}
    </Overlay>
  );
}
