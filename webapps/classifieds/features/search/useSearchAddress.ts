import { useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useRest } from "#webapps/shared/search/useRest.ts";
import {
  readSearchParams,
  type SearchParams,
  type Wanted,
  writeSearchParams,
} from "../links/searchParams.ts";
import { useKnownSearch } from "./useKnownSearch.ts";

/**
 * The words in the field. They are the address's words until somebody types, and again when the address changes for
 * another reason. An address that the field itself has sent may come when one has typed on already. The typed words
 * stay then, but not where one goes back over a step, even to the same words.
 */
function useWords(search = "") {
  const { key } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const [typed, setTyped] = useState({ of: search, words: search, sent: search, key });
  const isHere = typed.key === key;
  const isBack = isGoingBack && !isHere;
  const isSame = typed.of === search && !isBack;
  const words = isSame || (typed.sent === search && !isBack) ? typed.words : search;
  if (!isHere || !isSame) setTyped({ of: search, words, sent: isSame ? typed.sent : search, key });
  const put = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  return { words, write: (next: string) => put({ words: next }), send: (next = "") => put({ sent: next }) };
}

/**
 * The search that is asked for now. An address that was just sent may not have come yet, and another change adds to it.
 */
function useLatest(params: SearchParams, query: URLSearchParams) {
  const sent = useRef<{ from: URLSearchParams; params: SearchParams }>(undefined);
  return (next: Partial<SearchParams>) => {
    const before = sent.current?.from === query ? sent.current.params : params;
    sent.current = { from: query, params: { ...before, page: 1, ...next } };
    return sent.current.params;
  };
}

/** Whether the browser is on its way to another entry of the history than the one that is shown. */
function isLeft(shown: string) {
  const next: unknown = window.history.state?.key;
  return next !== undefined && next !== shown;
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;

/**
 * The search that the address asks for, as far as it is known, the words in the field, and the ways to ask for
 * something else.
 */
export function useSearchAddress() {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const known = useKnownSearch(readSearchParams(query));
  const { params } = known;
  const { words, write, send } = useWords(params.search);
  const latest = useLatest(params, query);

  function change(next: Partial<SearchParams>) {
    if ("search" in next) send(next.search);
    // A changed filter begins at the first page and is no step of its own in the history.
    setQuery(writeSearchParams(latest(next)), { replace: true });
    window.scrollTo(0, 0);
  }

  function type(next: string) {
    write(next);
    if (next === "" && params.search) change({ search: undefined });
  }

  function search({ search: next, categoryId }: Wanted) {
    write(next);
    if (categoryId === undefined) return change({ search: next || undefined });
    send(next);
    const { regionId, cityId, districtId } = params;
    setQuery(writeSearchParams({ regionId, cityId, districtId, categoryId, search: next }));
  }

  function applyFilters(filters: Partial<SearchParams>) {
    write(filters.search ?? "");
    change(filters);
  }

  useRest(words, params.search ?? "", (rested) => {
    if (!isLeft(key)) change({ search: rested.trim() || undefined });
  });

  return {
    ...known,
    words,
    type,
    search,
    change,
    applyFilters,
    turnTo: (page: number) => setQuery(writeSearchParams({ ...params, page })),
    reset: () => setQuery("", { replace: true }),
  };
}
