import type { CategoryNode } from "#contract/categories.ts";
import { type CountFilters, inCategory } from "../links/filters.ts";
import { isBlank } from "../ui/foldName.ts";
import { nameOf } from "../ui/names.ts";
import styles from "../ui/Picker.module.css";
import { PickerRow } from "../ui/PickerRow.tsx";
import { CategoryCount } from "./CategoryCount.tsx";
import { CategoryDrawing } from "./CategoryDrawing.tsx";
import { useCategoryCounts } from "./categories.ts";
import { type CategoryPath, childrenAt, findCategories } from "./categoryPicker.ts";
import { useCategoriesText } from "./locales/useCategoriesText.ts";

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

/** The settings of a picker of categories. */
export interface CategoryChoice {
  chosenId: number | undefined;
  /** Whether a category with others under it may be chosen as a whole, as filters do. */
  allowPartial?: boolean;
  /** Listings are counted in each category by these filters; without them nothing is counted. */
  counted?: CountFilters;
  onChoose: (category: CategoryNode) => void;
  /** Offers not to choose any. */
  onChooseAll?: () => void;
}

interface CategoryPickerListProps extends CategoryChoice {
  tree: CategoryPath;
  path: CategoryPath;
  words: string;
  onOpen: (path: CategoryPath) => void;
}

/** The categories that can be chosen or opened: a level of the tree, or those that the words find. */
export function CategoryPickerList(props: CategoryPickerListProps) {
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
        <PickerRow
          label={t("categories.all", { name: nameOf(parent, language) })}
          count={<CategoryCount count={counts.ofAll} language={language} />}
          isChosen={parent.id === chosenId}
          onTake={() => onChoose(parent)}
        />
      )}
      {onChooseAll && !parent && !isSearching && (
        <PickerRow
          label={t("categories.every")}
          count={<CategoryCount count={counts.ofAll} language={language} />}
          isChosen={chosenId === undefined}
          onTake={onChooseAll}
        />
      )}
      {shown.map(({ node, under }) => (
        <PickerRow
          key={node.id}
          drawing={!parent && !isSearching && <CategoryDrawing link={node.link} size={32} />}
          label={nameOf(node, language)}
          {...(isSearching && { under: under.map((one) => nameOf(one, language)).join(" › ") })}
          count={!isSearching && <CategoryCount count={counts.of(node.id)} language={language} />}
          isChosen={node.id === chosenId}
          isDeeper={node.children.length > 0}
          onTake={() => (node.children.length > 0 ? onOpen([...under, node]) : onChoose(node))}
        />
      ))}
    </ul>
  );
}
