import { Suspense, useRef, useState } from "react";
import { useRest } from "#webapps/shared/search/useRest.ts";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { SearchBox } from "#webapps/shared/ui/SearchBox.tsx";
import { useText } from "../../locales/useText.ts";
import type { Wanted } from "../links/searchParams.ts";

// The field doesn't wait for suggestions: where their code can't come, there are none.
const Suggestions = lazyPart(
  async () => (await import("./Suggestions.tsx")).Suggestions,
  () => null,
);

let noteQuery: ((words: string, isPause?: boolean) => void) | undefined;
function note(words: string, isPause?: boolean) {
  if (noteQuery) return noteQuery(words, isPause);
  // Without a network the browser would remember the failure.
  if (!navigator.onLine) return;
  const load = async () => {
    ({ noteQuery } = await import("./noteQuery.ts"));
    noteQuery(words, isPause);
  };
  load().catch(() => undefined);
}

/** Passes typed words on and notes those that somebody rests at; the setter tells what was typed, "" for nothing. */
function useTyping(value: string, onChange: (value: string) => void) {
  // Only what somebody types counts, not what comes with an address.
  const [typed, setTyped] = useState("");
  useRest(typed === value ? typed : "", "", (rested) => note(rested, true));
  function type(words: string) {
    setTyped(words);
    onChange(words);
  }
  return [type, setTyped] as const;
}

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSearch: (wanted: Wanted) => void;
}

/** Where people write what they look for; what they looked for before and may mean now is suggested under it. */
export function SearchField({ value, onChange, onSearch }: SearchFieldProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = () => setOpen(true);
  const [type, setTyped] = useTyping(value, onChange);

  function search(wanted: Wanted) {
    // Takes the keyboard away, so that the results can be seen.
    field.current?.blur();
    setOpen(false);
    setTyped("");
    onSearch(wanted);
  }

  return (
    <SearchBox
      ref={field}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      value={value}
      label={t("home.search")}
      clearLabel={t("home.clear")}
      onFocus={open}
      onClick={open}
      onKeyDown={({ key }) => key === "ArrowDown" && open()}
      onWrite={(words) => {
        open();
        type(words);
      }}
      onSubmit={() => {
        note(value);
        search({ search: value.trim() });
      }}
    >
      {isOpen && (
        <Suspense>
          <Suggestions
            field={field}
            words={value}
            onType={type}
            onChoose={search}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </SearchBox>
  );
}
