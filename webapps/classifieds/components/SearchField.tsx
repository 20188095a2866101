import type { FormEvent } from "react";
import { QUERY_MAX } from "#contract/limits.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./SearchField.module.css";

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  isFocused?: boolean;
}

/** Where people write what they look for. */
export function SearchField({ value, onChange, onSubmit, isFocused = false }: SearchFieldProps) {
  const { t } = useText();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Takes the keyboard away, so that the results can be seen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onSubmit();
  }

  return (
    <search className={styles.search}>
      <form className={styles.field} onSubmit={handleSubmit} action="">
        <Icon name="search" size={20} />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={QUERY_MAX}
          value={value}
          placeholder={t("home.search")}
          aria-label={t("home.search")}
          // biome-ignore lint/a11y/noAutofocus: only where the person has just asked to search.
          autoFocus={isFocused}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <IconButton icon="close" iconSize={18} label={t("home.clear")} onClick={() => onChange("")} />
        )}
      </form>
    </search>
  );
}
