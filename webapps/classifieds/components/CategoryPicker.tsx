import { useEffect, useRef, useState } from "react";
import type { CategoryNode } from "#contract/categories.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useSellText } from "../locales/sell/useSellText.ts";
import { type CategoryPath, childrenAt, findCategories, openingPath } from "../logic/categoryPicker.ts";
import { nameOf } from "../logic/listingText.ts";
import { useCategoryTree } from "../queries/useCategoryTree.ts";
import { CategoryDrawing } from "./categoryDrawings/CategoryDrawing.tsx";
import styles from "./Picker.module.css";

export interface CategoryPickerProps {
  chosenId: number | undefined;
  /** Whether a category with others under it may be chosen as a whole, as filters do. */
  allowPartial?: boolean;
  onChoose: (category: CategoryNode) => void;
  onClose: () => void;
}

interface ListProps extends Pick<CategoryPickerProps, "chosenId" | "allowPartial"> {
  tree: CategoryPath;
  path: CategoryPath;
  words: string;
  onOpen: (category: CategoryNode) => void;
  onChoose: (category: CategoryNode) => void;
}

/** What can be chosen or opened: a level of the tree, or whatever the words find. */
function CategoryList({ tree, path, words, chosenId, allowPartial, onOpen, onChoose }: ListProps) {
  const { t, language } = useSellText();
  const parent = path.at(-1);
  const isSearching = words.trim() !== "";
  const shown = isSearching
    ? findCategories(tree, words)
    : childrenAt(tree, path).map((node) => ({ node, under: [] }));

  if (shown.length === 0) return <p className={styles.nothing}>{t("sell.categoryNothing")}</p>;
  return (
    <ul className={styles.list} key={parent?.id}>
      {allowPartial && parent && !isSearching && (
        <li>
          <button
            type="button"
            className={styles.row}
            aria-current={parent.id === chosenId}
            onClick={() => onChoose(parent)}
          >
            <span>{t("sell.categoryAll", { name: nameOf(parent, language) })}</span>
            {parent.id === chosenId && <Icon name="check" size={20} />}
          </button>
        </li>
      )}
      {shown.map(({ node, under }) => (
        <li key={node.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={node.id === chosenId}
            onClick={() => (node.children.length > 0 ? onOpen(node) : onChoose(node))}
          >
            {path.length === 0 && !isSearching && (
              <span className={styles.drawing}>
                <CategoryDrawing link={node.link} size={32} />
              </span>
            )}
            <span className={styles.words}>
              {nameOf(node, language)}
              {under.length > 0 && <small>{under.map((one) => nameOf(one, language)).join(" › ")}</small>}
            </span>
            {node.children.length > 0 ? (
              <Icon name="forward" size={18} />
            ) : (
              node.id === chosenId && <Icon name="check" size={20} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Down the tree of categories: one without others under it is chosen, back goes one level up and at the top closes. */
export function CategoryPicker({ chosenId, allowPartial = false, onChoose, onClose }: CategoryPickerProps) {
  const { t, language } = useSellText();
  const { data: tree, error, refetch } = useCategoryTree();
  const [opened, setOpened] = useState<CategoryPath>();
  const [words, setWords] = useState("");
  const path = opened ?? (tree ? openingPath(tree, chosenId) : []);
  const parent = path.at(-1);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a phone the keyboard would cover half of what there is to choose from.
    if (window.matchMedia?.("(hover: hover)").matches) field.current?.focus();
  }, []);

  function open(next: CategoryPath) {
    setWords("");
    setOpened(next);
  }

  function take(category: CategoryNode) {
    haptic("change");
    onChoose(category);
    onClose();
  }

  return (
    <Overlay
      kind="full"
      title={parent ? nameOf(parent, language) : t("sell.categories")}
      {...(parent && { onBack: () => open(path.slice(0, -1)) })}
      onClose={onClose}
    >
      <div className={styles.filter}>
        <input
          ref={field}
          type="search"
          value={words}
          placeholder={t("sell.categoryFilter")}
          aria-label={t("sell.categoryFilter")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {error && <ErrorScreen error={error} title={t("sell.categoryFailed")} onRetry={() => void refetch()} />}
      {tree && (
        <CategoryList
          {...{ tree, path, words, chosenId, allowPartial }}
          onOpen={(category) => open([...path, category])}
          onChoose={take}
        />
      )}
      {!tree && !error && (
        <div className={styles.bones}>
          {[72, 54, 63, 80, 58, 66, 75, 50].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={20} />
          ))}
        </div>
      )}
    </Overlay>
  );
}
