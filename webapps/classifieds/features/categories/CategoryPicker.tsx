import { useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { nameOf } from "../ui/names.ts";
import { PickerFilter, usePickerWords } from "../ui/PickerFilter.tsx";
import { PickerSkeleton } from "../ui/PickerSkeleton.tsx";
import { type CategoryChoice, CategoryPickerList } from "./CategoryPickerList.tsx";
import { useCategoryTree } from "./categories.ts";
import { type CategoryPath, openingPath } from "./categoryPicker.ts";
import { useCategoriesText } from "./locales/useCategoriesText.ts";

interface CategoryPickerProps extends CategoryChoice {
  onClose: () => void;
}

/** Down the tree of categories: one without others under it is chosen, back goes one level up and at the top closes. */
export function CategoryPicker({ onClose, ...choice }: CategoryPickerProps) {
  const { chosenId, allowPartial, onChoose, onChooseAll } = choice;
  const { t, language } = useCategoriesText();
  const { data: tree, error, refetch } = useCategoryTree();
  const [opened, setOpened] = useState<CategoryPath>();
  const { field, words, write } = usePickerWords();
  const path = opened ?? (tree ? openingPath(tree, chosenId, allowPartial) : []);
  const parent = path.at(-1);

  function open(next: CategoryPath) {
    write("");
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
      <PickerFilter {...{ field, words }} label={t("categories.filter")} onWrite={write} />
      {error && <ErrorScreen error={error} title={t("categories.failed")} onRetry={() => void refetch()} />}
      {tree && (
        <CategoryPickerList
          {...{ ...choice, tree, path, words, onOpen: open }}
          onChoose={(category) => closeAfter(() => onChoose(category))}
          {...(onChooseAll && { onChooseAll: () => closeAfter(onChooseAll) })}
        />
      )}
      {!tree && !error && <PickerSkeleton />}
    </Overlay>
  );
}
