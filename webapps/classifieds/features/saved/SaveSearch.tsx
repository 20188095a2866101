import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#webapps/shared/client/session.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { type CountFilters, countFiltersOf } from "../links/filters.ts";
import type { SearchParams } from "../links/searchParams.ts";
import { useSavedText } from "./locales/useSavedText.ts";
import styles from "./SaveSearch.module.css";
import { seeSavedSearch, useSameSearch } from "./savedSearches.ts";

const SaveSheet = lazyOverlay(async () => (await import("./SaveSheet.tsx")).SaveSheet);

/** A place or photos alone would bring nearly everything. */
const hasAsked = ({ search, categoryId, minPrice, maxPrice, state, p }: CountFilters) =>
  [search, categoryId, minPrice, maxPrice, state, p].some((one) => one !== undefined);

/** The saved search that the address was opened for; it stays while something else is asked for. */
function useOpenedFor() {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  const [id] = useState(() => Number(query.get("saved")) || undefined);
  useEffect(() => {
    // The search's finds count as seen now. A search that is gone has nothing to see.
    if (id !== undefined && isSignedIn) seeSavedSearch(queryClient, id).catch(() => undefined);
  }, [id, isSignedIn, queryClient]);
  return id;
}

/** The bell that saves what is asked for; filled where it is saved. `isAsked` opens its sheet at once. */
export function SaveSearch({ params, isAsked }: { params: SearchParams; isAsked: boolean }) {
  const { t } = useSavedText();
  const openedFor = useOpenedFor();
  const [isOpen, setOpen] = useState(isAsked);
  const { page, ...draft } = params;
  const filters = countFiltersOf(draft);
  const isAsking = hasAsked(filters);
  const { data, isPlaceholderData } = useSameSearch(filters, isAsking);
  const isSaved = Boolean(data?.search) && !isPlaceholderData;
  if (!isAsking) return null;
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-haspopup="dialog"
        aria-label={t(isSaved ? "saved.open" : "saved.save")}
        onPointerEnter={() => void SaveSheet.preload()}
        onClick={() => {
          haptic("press");
          setOpen(true);
        }}
      >
        <Icon name="bell" size={18} isFilled={isSaved} />
        <span>{t(isSaved ? "saved.savedShort" : "saved.saveShort")}</span>
      </button>
      {isOpen && <SaveSheet {...{ filters, openedFor }} onClose={() => setOpen(false)} />}
    </>
  );
}
