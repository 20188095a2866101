import { useEffect, useRef } from "react";
import { clearSelection, keepSelected, useModerationSelection } from "./moderationSelection.ts";

/**
 * The ticked listings of a list, undefined while it is on its way. They outlive a reload; a list that changes clears
 * them.
 */
export function useSelection(listed: readonly number[] | undefined): readonly number[] {
  const ids = useModerationSelection((state) => state.ids);
  const list = listed?.join();
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (list === undefined) return;
    const before = last.current;
    last.current = list;
    if (before === undefined) keepSelected(list === "" ? [] : list.split(",").map(Number));
    else if (before !== list) clearSelection();
  }, [list]);

  return listed ? ids.filter((id) => listed.includes(id)) : [];
}
