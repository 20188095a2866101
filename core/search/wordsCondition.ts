/** That a listing has the words; they are the statement's value number `place`. */
export function wordsCondition(
  { searchOnlyInTitle }: { searchOnlyInTitle?: boolean | undefined },
  place: number,
): string {
  return `${searchOnlyInTitle ? "name_terms" : "all_terms"} @@ public.search_query($${place}::text)`;
}
