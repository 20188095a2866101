import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ModerationItem } from "#contract/moderation.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { useOverlays } from "#webapps/shared/ui/overlays.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import { type ModerationKey, moderationKey } from "./moderation.ts";
import {
  clearSelection,
  keepSelected,
  toggleSelected,
  useModerationSelection,
} from "./moderationSelection.ts";
import type { Decision } from "./queue.ts";
import { useDecisions } from "./useDecisions.ts";
import { useMark } from "./useMark.ts";

/** Listens to the moderator's keys, while nothing lies over the page. */
function useModerationKeys(handlers: Record<ModerationKey, () => void>) {
  const run = useEffectEvent((key: ModerationKey) => handlers[key]());
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (useOverlays.getState().stack.length > 0) return;
      const key = moderationKey(event);
      if (!key) return;
      event.preventDefault();
      run(key);
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}

/**
 * The ticked listings of a list, undefined while it is on its way. They outlive a reload; a list that changes clears
 * them.
 */
function useSelection(listed: readonly number[] | undefined): readonly number[] {
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

type Items = readonly ModerationItem[];

/** The sheet that lies over the list. */
type BoardSheet =
  | { kind: "reject" | "approve"; items: Items }
  | { kind: "photos"; name: string; photos: readonly string[]; first: number }
  | { kind: "keys" };

const seenOf = (items: Items): Decision["items"] =>
  items.map(({ product, edition }) => ({ id: product.id, edition }));

/** A moderator's work with a list: ticks, keys, decisions, and the sheets they take. */
export function useBoard(items: Items | undefined, page: number, isWide: boolean) {
  const { t } = useModerationText();
  const listed = items ?? [];
  const ids = listed.map(({ product }) => product.id);
  const [sheet, setSheet] = useState<BoardSheet>();
  const { decide, busy, told } = useDecisions(page);
  const selectedIds = useSelection(items && ids);
  const selected = listed.filter(({ product }) => selectedIds.includes(product.id));
  const mark = useMark(listed, isWide);

  async function approve(approved: Items) {
    try {
      await decide({ items: seenOf(approved) });
    } catch {
      haptic("error");
      showToast({ header: t("moderation.notSaved") });
    }
    setSheet(undefined);
  }

  /** Throws when it failed, so that the sheet with the reason stays. */
  async function reject(rejected: Items, refusal: NonNullable<Decision["refusal"]>) {
    await decide({ items: seenOf(rejected), refusal });
    setSheet(undefined);
  }

  /** A single one that stands before the moderator is approved at once; of all else is asked by name. */
  function askApprove(approved: Items) {
    const [first, ...others] = approved;
    if (first && others.length === 0 && mark.isShown(first)) void approve(approved);
    else setSheet({ kind: "approve", items: approved });
  }
  const askReject = (rejected: Items) => setSheet({ kind: "reject", items: rejected });
  const enlarge = ({ product }: ModerationItem, photos = product.photos as readonly string[], first = 0) => {
    if (photos.length > 0) setSheet({ kind: "photos", name: product.name, photos, first });
  };

  /** Runs on what is ticked, else on the marked listing once it is in view and nothing is on its way for it. */
  function onTarget(run: (target: Items) => void) {
    const one = selected.length === 0 ? mark.inView() : undefined;
    const target = one ? [one] : selected;
    if (target.length > 0 && !target.some(({ product }) => busy.includes(product.id))) run(target);
  }
  function onMarked(run: (item: ModerationItem) => void) {
    const item = mark.inView();
    if (item) run(item);
  }

  useModerationKeys({
    approve: () => onTarget(askApprove),
    reject: () => onTarget(askReject),
    next: () => mark.step(1),
    previous: () => mark.step(-1),
    select: () => onMarked(({ product }) => toggleSelected(product.id)),
    enlarge: () => onMarked((item) => enlarge(item)),
    help: () => setSheet({ kind: "keys" }),
  });

  return {
    ids,
    sheet,
    setSheet,
    busy,
    told,
    selected,
    selectedIds,
    mark,
    approve,
    reject,
    askApprove,
    askReject,
    enlarge,
  };
}
