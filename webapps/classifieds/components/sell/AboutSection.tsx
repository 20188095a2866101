import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { NAME_MAX } from "#contract/limits.ts";
import { useSellText } from "../../locales/sell/useSellText.ts";
import type { ListingValues } from "../../logic/listingForm.ts";
import { nameOf } from "../../logic/listingText.ts";
import { useCategory } from "../../queries/useCategory.ts";
import { CategoryPicker } from "../lazyPickers.ts";
import { useFault } from "./faultWords.ts";
import { ParameterRows } from "./ParameterRows.tsx";
import { PickRow } from "./PickRow.tsx";
import { Section } from "./Section.tsx";
import { TextRow } from "./TextRow.tsx";

/** What is sold: its name, its category and what the category asks for. */
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
