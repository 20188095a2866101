import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CategoryNode } from "#contract/categories.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { once } from "#webapps/shared/ui/echo.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useCategoriesText } from "../locales/categories/useCategoriesText.ts";
import { type CategoryPath, childrenAt, findCategories, openingPath } from "../logic/categoryPicker.ts";
import { type CountFilters, inCategory } from "../logic/filters.ts";
import { isBlank } from "../logic/foldName.ts";
import { nameOf } from "../logic/listingText.ts";
import { useCategoryCounts } from "../queries/useCategoryCounts.ts";
import { useCategoryTree } from "../queries/useCategoryTree.ts";
import { CategoryCount, type CategoryCountProps } from "./CategoryCount.tsx";
import { CategoryDrawing } from "./categoryDrawings/CategoryDrawing.tsx";
import styles from "./Picker.module.css";

export interface CategoryPickerProps {
  chosenId: number | undefined;
  /** Whether a category with others under it may be chosen as a whole, as filters do. */
  allowPartial?: boolean;
  /** Listings are counted in each category by these filters; without them nothing is counted. */
  counted?: CountFilters;
  onChoose: (category: CategoryNode) => void;
  /** Offers not to choose any. */
  onChooseAll?: () => void;
  onClose: () => void;
}

type Count = CategoryCountProps["count"];

/** How many listings each category of a level holds, and all of them together. */
function useLevelCounts(counted: CountFilters | undefined, parentId: number | undefined) {
  const { data } = useCategoryCounts(counted && inCategory(counted, parentId));
  const counts = data?.data ?? [];
  const sum = {
    total: counts.reduce((total, one) => total + one.total, 0),
    totalIsEstimate: counts.some(({ totalIsEstimate }) => totalIsEstimate),
  };
  return {
    of: (id: number) => counts.find(({ categoryId }) => categoryId === id),
    ofAll: data && sum,
  };
}

interface RowProps {
  /** Stands before the name. */
  drawing?: ReactNode;
  name: string;
  /** What it lies under. */
  under?: string;
  count: Count;
  isChosen: boolean;
  isDeeper?: boolean;
  onTap: () => void;
}

function CategoryRow({ drawing, name, under, count, isChosen, isDeeper = false, onTap }: RowProps) {
  const { language } = useCategoriesText();
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isChosen} onClick={once(onTap)}>
        {drawing && <span className={styles.drawing}>{drawing}</span>}
        <span className={styles.words}>
          {name}
          {under && <small>{under}</small>}
        </span>
        <CategoryCount count={count} language={language} />
        {isDeeper ? <Icon name="forward" size={18} /> : isChosen && <Icon name="check" size={20} />}
      </button>
    </li>
  );
}

interface ListProps
  extends Pick<CategoryPickerProps, "chosenId" | "allowPartial" | "counted" | "onChooseAll"> {
  tree: CategoryPath;
  path: CategoryPath;
  words: string;
  onOpen: (path: CategoryPath) => void;
  onChoose: (category: CategoryNode) => void;
}

/** What can be chosen or opened: a level of the tree, or whatever the words find. */
function CategoryList(props: ListProps) {
  const { tree, path, words, chosenId, allowPartial = false, counted, onOpen, onChoose, onChooseAll } = props;
  const { t, language } = useCategoriesText();
  const parent = path.at(-1);
  const isSearching = !isBlank(words);
  const counts = useLevelCounts(counted, parent?.id);
  const shown = isSearching
    ? findCategories(tree, words, allowPartial)
    : childrenAt(tree, path).map((node) => ({ node, under: path }));

  if (shown.length === 0) return <p className={styles.nothing}>{t("categories.nothing")}</p>;
  return (
    <ul className={styles.list} key={parent?.id}>
      {allowPartial && parent && !isSearching && (
        <CategoryRow
          name={t("categories.all", { name: nameOf(parent, language) })}
          count={counts.ofAll}
          isChosen={parent.id === chosenId}
          onTap={() => onChoose(parent)}
        />
      )}
      {onChooseAll && !parent && !isSearching && (
        <CategoryRow
          name={t("categories.every")}
          count={counts.ofAll}
          isChosen={chosenId === undefined}
          onTap={onChooseAll}
        />
      )}
      {shown.map(({ node, under }) => (
        <CategoryRow
          key={node.id}
          {...(!parent && !isSearching && { drawing: <CategoryDrawing link={node.link} size={32} /> })}
          name={nameOf(node, language)}
          {...(isSearching && { under: under.map((one) => nameOf(one, language)).join(" › ") })}
          count={isSearching ? undefined : counts.of(node.id)}
          isChosen={node.id === chosenId}
          isDeeper={node.children.length > 0}
          onTap={() => (node.children.length > 0 ? onOpen([...under, node]) : onChoose(node))}
        />
      ))}
    </ul>
  );
}

/** Down the tree of categories: one without others under it is chosen, back goes one level up and at the top closes. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { chosenId, allowPartial, counted, onChoose, onChooseAll, onClose } = props;
  const { t, language } = useCategoriesText();
  const { data: tree, error, refetch } = useCategoryTree();
  const [opened, setOpened] = useState<CategoryPath>();
  const [words, setWords] = useState("");
  const path = opened ?? (tree ? openingPath(tree, chosenId, allowPartial) : []);
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

  function closeAfter(choose: () => void) {
    haptic("change");
    choose();
    onClose();
  }

  return (
    <Overlay
      kind="full"
      title={parent ? nameOf(parent, language) : t("categories.title")}
      {...(parent && { onBack: () => open(path.slice(0, -1)) })}
      onClose={onClose}
    >
      <div className={styles.filter}>
        <input
          ref={field}
          type="search"
          value={words}
          placeholder={t("categories.filter")}
          aria-label={t("categories.filter")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {error && <ErrorScreen error={error} title={t("categories.failed")} onRetry={() => void refetch()} />}
      {tree && (
        <CategoryList
          {...{ tree, path, words, chosenId, onOpen: open }}
          {...(allowPartial && { allowPartial })}
          {...(counted && { counted })}
          {...(onChooseAll && { onChooseAll: () => closeAfter(onChooseAll) })}
          onChoose={(category) => closeAfter(() => onChoose(category))}
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
