import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { NAME_MAX } from "#contract/limits.ts";
import { useCategory } from "../categories/categories.ts";
import { CategoryPicker } from "../categories/lazyPicker.ts";
import { nameOf } from "../ui/names.ts";
import { PickRow } from "../ui/PickRow.tsx";
import { Section } from "../ui/Section.tsx";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { ParameterRows } from "./ParameterRows.tsx";
import { TextRow } from "./TextRow.tsx";

/** The goods: their name, their category and what the category asks for. */
export function AboutSection() {
  const { t, language } = useSellText();
  const { control } = useFormContext<ListingValues>();
  const { value: categoryId, onChange } = useController({ control, name: "categoryId" }).field;
  const { data: category } = useCategory(categoryId ?? undefined);
  const fault = useFault("categoryId");
  const [isPicking, setPicking] = useState(false);

  return (
    <>
      <Section title={t("sell.about")}>
        <TextRow field="name" label={t("sell.name")} placeholder={t("sell.namePlaceholder")} max={NAME_MAX} />
        <PickRow
          field="categoryId"
          label={t("sell.category")}
          value={category?.breadcrumbs.map((crumb) => nameOf(crumb, language)).join(" › ")}
          placeholder={categoryId === null ? t("sell.choose") : "…"}
          fault={fault}
          onOpen={() => setPicking(true)}
        />
      </Section>
      {categoryId !== null && <ParameterRows categoryId={categoryId} />}
      {isPicking && (
        <CategoryPicker
          chosenId={categoryId ?? undefined}
          onChoose={({ id }) => onChange(id)}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
