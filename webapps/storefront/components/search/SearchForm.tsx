import { type FormEvent, useEffect, useRef } from "react";
import { QUERY_MAX } from "#contract/limits.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useListsText } from "../../locales/lists/useListsText.ts";
import styles from "./SearchForm.module.css";

interface SearchFormProps {
  words: string;
  onChange: (words: string) => void;
  /** Told what is looked for, never blank. */
  onSearch: (words: string) => void;
  /** The keyboard opens with the page. */
  isFirst?: boolean;
}

/** Where one writes what to look for; Enter looks for it. */
export function SearchForm({ words, onChange, onSearch, isFirst = false }: SearchFormProps) {
  const { t } = useListsText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!words.trim()) return field.current?.focus();
    field.current?.blur();
    onSearch(words.trim());
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} action="/search" onSubmit={handleSubmit}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          name="query"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={QUERY_MAX}
          value={words}
          placeholder={t("search.field")}
          aria-label={t("search.field")}
          onChange={(event) => onChange(event.target.value)}
        />
        {words && (
          <IconButton
            icon="close"
            iconSize={18}
            label={t("search.clear")}
            onClick={() => {
              onChange("");
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
