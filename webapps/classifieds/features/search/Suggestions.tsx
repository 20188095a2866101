import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useId, useMemo, useState } from "react";
import type { Suggestion } from "#contract/search.ts";
import { cleanQuery } from "#webapps/shared/search/recentQueries.ts";
import { useDebounced } from "#webapps/shared/search/useDebounced.ts";
import { categoryQuery, recordCategoryClick } from "../categories/categories.ts";
import type { Wanted } from "../links/searchParams.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import { noteQuery } from "./noteQuery.ts";
import { forgetAllRecent, forgetRecent, restoreRecent, useRecentQueries } from "./recentQueries.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import styles from "./Suggestions.module.css";
import { useSuggestions } from "./searches.ts";
import { useCombobox } from "./useCombobox.ts";
import { useLayer } from "./useLayer.ts";

const TYPING_MS = 150;
const none: readonly Suggestion[] = [];

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onType: (words: string) => void;
  onChoose: (wanted: Wanted) => void;
  onClose: () => void;
}

/** The offers under the field: lately sought words while it is empty, then what the typed ones may become. */
function useOffers(query: string): readonly Suggestion[] {
  const recent = useRecentQueries(({ queries }) => queries);
  const recentOffers = useMemo(() => recent.map((text) => ({ text, category: null })), [recent]);
  const { data } = useSuggestions(useDebounced(query, TYPING_MS));
  return query === "" ? recentOffers : (data ?? none);
}

/** The layer under the search field. The focus stays in the field, so the keyboard of a phone does too. */
export function Suggestions({ field, words, onType, onChoose, onClose }: SuggestionsProps) {
  const { t } = useSearchText();
  const queryClient = useQueryClient();
  const listId = useId();
  const [cleared, setCleared] = useState<readonly string[]>();
  const query = cleanQuery(words);
  const offers = useOffers(query);
  const isRecent = query === "";
  const isShown = offers.length > 0 || (isRecent && cleared !== undefined);
  const place = useLayer(field, isShown, onClose);

  function choose({ text, category }: Suggestion) {
    if (text) noteQuery(text);
    if (category) void noteCategory(queryClient, category.id);
    onChoose({ search: text ?? "", ...(category && { categoryId: category.id }) });
  }

  const active = useCombobox({
    field,
    listId,
    onClose,
    options: offers,
    onChoose: (index) => {
      const offer = offers[index];
      if (offer) choose(offer);
    },
  });

  return (
    <>
      <span role="status" className="hidden-words">
        {!isRecent && offers.length > 0 && t("suggest.count", { count: offers.length })}
      </span>
      {isShown && (
        <div className={styles.layer} style={place}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field; there is nothing to press here. */}
          <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
            {isRecent && (
              <RecentHead
                cleared={offers.length === 0 ? cleared : undefined}
                onChange={(queries) => {
                  setCleared(queries);
                  field.current?.focus();
                }}
              />
            )}
            <SuggestionList
              {...{ listId, offers, active, isRecent, query }}
              onChoose={choose}
              onForget={(text) => {
                forgetRecent(text);
                field.current?.focus();
              }}
              onPut={(text) => {
                onType(`${text} `);
                field.current?.focus();
              }}
            />
          </div>
        </div>
      )}
    </>
  );
}

interface RecentHeadProps {
  /** The words that were just forgotten and can still be brought back. */
  cleared: readonly string[] | undefined;
  onChange: (cleared: readonly string[] | undefined) => void;
}

/** Names the recent queries and forgets them all; then the way back stands here, where a phone's keyboard can't hide it. */
function RecentHead({ cleared, onChange }: RecentHeadProps) {
  const { t } = useSearchText();

  function handleTap() {
    if (cleared) restoreRecent(cleared);
    onChange(cleared ? undefined : forgetAllRecent());
  }

  return (
    <div className={styles.head}>
      <span role="status">{t(cleared ? "recent.cleared" : "recent.title")}</span>
      <button type="button" onClick={handleTap}>
        {t(cleared ? "recent.undo" : "recent.clear")}
      </button>
    </div>
  );
}

/** Counts that a category was opened by its id; its link is asked for, as the page that opens needs it anyway. */
async function noteCategory(queryClient: QueryClient, id: number) {
  const category = await queryClient.ensureQueryData(categoryQuery(id)).catch(() => undefined);
  if (category) recordCategoryClick(category.link);
}
