import { type RefObject, useEffect, useState } from "react";

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The options of the list; another list begins with none chosen. */
  options: readonly unknown[];
  onChoose: (index: number) => void;
  onClose: () => void;
}

/**
 * Makes a field and the list under it one combobox: arrows go through the options while the focus stays in the field,
 * Enter takes one, Escape closes. Returns the index of the option that is pointed at, -1 for none.
 */
export function useCombobox({ field, listId, options, onChoose, onClose }: Combobox): number {
  const [pointed, setPointed] = useState({ of: options, index: -1 });
  const active = pointed.of === options ? pointed.index : -1;
  const count = options.length;

  useEffect(() => {
    const input = field.current;
    const region = input?.closest("search");
    function handleKey(event: Event) {
      const { key, isComposing } = event as KeyboardEvent;
      const isInField = event.target === input;
      if (isComposing || count === 0) return;
      if (key === "Escape") {
        if (!isInField) input?.focus();
        onClose();
      } else if (isInField && (key === "ArrowDown" || key === "ArrowUp")) {
        // The field is one of the stops: behind the last option, and before the first.
        const stops = count + 1;
        const next = (active + 1 + (key === "ArrowDown" ? 1 : stops - 1)) % stops;
        setPointed({ of: options, index: next - 1 });
      } else if (isInField && key === "Enter" && active >= 0) onChoose(active);
      else return;
      event.preventDefault();
    }
    region?.addEventListener("keydown", handleKey);
    return () => region?.removeEventListener("keydown", handleKey);
  });

  // By hand, because the field is in the first load of the page and these words would be too.
  useEffect(() => {
    const input = field.current;
    if (!input || count === 0) return;
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", listId);
    if (active >= 0) {
      input.setAttribute("aria-activedescendant", optionId(listId, active));
      document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: "nearest" });
    }
    return () => {
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-controls");
      input.removeAttribute("aria-activedescendant");
    };
  }, [field, listId, count, active]);

  return active;
}
