import { create } from "zustand";
import { own, whenMoved } from "#webapps/shared/storage/own.ts";

const KEY = "moderation-ids-selected";

/** The selection kept from before a reload; none when it can't be read. */
export function readSelection(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(own.get(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Listings an admin has ticked, by their ids. */
export const useModerationSelection = create<{ ids: readonly number[] }>(() => ({ ids: readSelection() }));
whenMoved(() => useModerationSelection.setState({ ids: readSelection() }));

function select(ids: readonly number[]) {
  useModerationSelection.setState({ ids });
  own.set(KEY, JSON.stringify(ids));
}

/** Ticks a listing, or takes its tick away. */
export function toggleSelected(id: number) {
  const { ids } = useModerationSelection.getState();
  select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Ticks all of a list, or none when all are ticked already. */
export function toggleAll(listed: readonly number[]) {
  const { ids } = useModerationSelection.getState();
  select(listed.every((id) => ids.includes(id)) ? [] : listed);
}

/** Takes every tick away. */
export function clearSelection() {
  if (useModerationSelection.getState().ids.length > 0) select([]);
}

/** After a reload only what is still listed stays ticked. */
export function keepSelected(listed: readonly number[]) {
  const { ids } = useModerationSelection.getState();
  const kept = ids.filter((id) => listed.includes(id));
  if (kept.length < ids.length) select(kept);
}
