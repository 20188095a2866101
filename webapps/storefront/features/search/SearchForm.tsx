import { useEffect, useRef } from "react";
import { SearchBox } from "#webapps/shared/ui/SearchBox.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
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
  const { t } = useProductsText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);

  function handleSubmit() {
    if (!words.trim()) return field.current?.focus();
    field.current?.blur();
    onSearch(words.trim());
  }

  return (
    <SearchBox
      name="query"
      className={styles.search}
      ref={field}
      value={words}
      label={t("search.field")}
      clearLabel={t("search.clear")}
      onWrite={onChange}
      onSubmit={handleSubmit}
    />
  );
}
