import { type FormEvent, Suspense, useRef, useState } from "react";
import { QUERY_MAX } from "#contract/limits.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { useText } from "../locales/useText.ts";
import type { Wanted } from "../logic/wanted.ts";
import { warm } from "./lazyPickers.ts";
import styles from "./SearchField.module.css";
import { useRest } from "./search/useRest.ts";

// Nobody waits for suggestions: where they can't come, there are none.
const Suggestions = lazyPart(
  async () => (await import("./search/Suggestions.tsx")).Suggestions,
  () => null,
);

let noteQuery: ((words: string, isPause?: boolean) => void) | undefined;
function note(words: string, isPause?: boolean) {
  if (noteQuery) noteQuery(words, isPause);
  else
    warm(async () => {
      ({ noteQuery } = await import("./search/noteQuery.ts"));
      noteQuery(words, isPause);
    });
}

export interface SearchFieldProps {
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
  // Only what somebody types counts, not what comes with an address.
  const [typed, setTyped] = useState("");
  useRest(typed === value ? typed : "", "", (rested) => note(rested, true));

  function type(words: string) {
    setTyped(words);
    onChange(words);
  }

  function search(wanted: Wanted) {
    // Takes the keyboard away, so that the results can be seen.
    field.current?.blur();
    setOpen(false);
    setTyped("");
    onSearch(wanted);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    note(value);
    search({ search: value.trim() });
  }

  return (
    <search className={styles.search}>
      <form className={styles.field} onSubmit={handleSubmit} action="">
        <Icon name="search" size={20} />
        <input
          ref={field}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={QUERY_MAX}
          value={value}
          placeholder={t("home.search")}
          aria-label={t("home.search")}
          onFocus={open}
          onClick={open}
          onKeyDown={({ key }) => {
            if (key === "ArrowDown") open();
          }}
          onChange={(event) => {
            open();
            type(event.target.value);
          }}
        />
        {value && (
          <IconButton
            icon="close"
            iconSize={18}
            label={t("home.clear")}
            onClick={() => {
              type("");
              field.current?.focus();
            }}
          />
        )}
      </form>
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
    </search>
  );
}
