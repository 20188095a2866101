import { useState } from "react";
import { useNavigate } from "react-router";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";
import { recordSearchQuery } from "#webapps/shared/search/recordSearchQuery.ts";
import { useDebounced } from "#webapps/shared/search/useDebounced.ts";
import { useRest } from "#webapps/shared/search/useRest.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { paths } from "../../paths.ts";
import { useProductsText } from "../products/locales/useProductsText.ts";
import { FoundList, RowSkeletons } from "./FoundList.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { noteSearch } from "./recentQueries.ts";
import { SearchForm } from "./SearchForm.tsx";
import styles from "./SearchOverlay.module.css";

/** The pause in typing after which the server is asked. */
const TYPING_MS = 300;

/** Searching over the page: what is found comes while one types, Enter leads to all of it. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useProductsText();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const typed = words.trim();
  const settled = useDebounced(typed, TYPING_MS);
  // A person who rests has looked for it, though all they wanted may be in the list already.
  useRest(typed, "", recordSearchQuery);
  // Results for other words say nothing about these.
  const isShown = typed !== "" && settled !== "" && (isTypedOn(settled, typed) || isTypedOn(typed, settled));

  function search(query: string) {
    noteSearch(query);
    onClose();
    void navigate(paths.search(query));
  }
  function open() {
    noteSearch(settled);
    onClose();
  }

  return (
    <Overlay kind="full" title={t("search")} onClose={onClose}>
      <div className={styles.field}>
        <SearchForm words={words} onChange={setWords} onSearch={search} isFirst />
      </div>
      {typed === "" && <RecentSearches onChoose={setWords} />}
      {isShown && (
        <FoundList query={settled} onShowAll={() => search(settled)} onOpen={open} onLeave={onClose} />
      )}
      {typed !== "" && !isShown && <RowSkeletons />}
    </Overlay>
  );
}
