import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { CategoryParameter } from "#contract/categories.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { useCategory } from "../categories/categories.ts";
import { nameOf } from "../ui/names.ts";
import { PickRow } from "../ui/PickRow.tsx";
import { Section } from "../ui/Section.tsx";
import { useFault } from "./faultWords.ts";
import { ParameterSheet } from "./lazyParts.tsx";
import { type ListingValues, parameterKey } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import styles from "./ParameterRows.module.css";
import type { ParameterOption } from "./ParameterSheet.tsx";

/** The options of a parameter; undefined for free text. Options are sent by their Russian text. */
function useOptions({
  type,
  enumOptions,
  enumOptions_uz,
}: CategoryParameter): readonly ParameterOption[] | undefined {
  const { t, language } = useSellText();
  if (type === "STRING") return undefined;
  const options =
    type === "BOOLEAN"
      ? [
          { value: "true", label: t("listing.yes") },
          { value: "false", label: t("listing.no") },
        ]
      : enumOptions.map((value, place) => ({
          value,
          label: nameOf({ name: value, name_uz: enumOptions_uz[place] ?? "" }, language),
        }));
  return [{ value: "", label: t("sell.notChosen") }, ...options];
}

function ParameterRow({ parameter }: { parameter: CategoryParameter }) {
  const { t, language } = useSellText();
  const { control, setValue } = useFormContext<ListingValues>();
  const field = `parameters.${parameterKey(parameter.id)}` as const;
  const kept = useWatch({ control, name: field });
  const [isOpen, setOpen] = useState(false);
  const fault = useFault(field);
  const options = useOptions(parameter);
  const label = nameOf(parameter, language);
  // A parameter nobody answered yet has no place in the form.
  const value = (kept as string | undefined) ?? "";
  const chosen = value && (options?.find((option) => option.value === value)?.label ?? value);
  const handleChoose = (next: string) => setValue(field, next, { shouldDirty: true, shouldValidate: true });

  return (
    <>
      <PickRow
        field={field}
        label={label}
        value={chosen}
        placeholder={t("sell.notChosen")}
        fault={fault}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <ParameterSheet
          {...{ label, value, options }}
          onChoose={handleChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The characteristics that the chosen category asks for, none of them needed. */
export function ParameterRows({ categoryId }: { categoryId: number }) {
  const { t } = useSellText();
  const { data, isError, refetch } = useCategory(categoryId);
  if (data?.parameters.length === 0) return null;
  return (
    <Section title={`${t("sell.parameters")} · ${t("sell.optional")}`}>
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{t("sell.parametersFailed")}</p>
          <ActionButton look="soft" onClick={() => void refetch()}>
            {t("retry")}
          </ActionButton>
        </div>
      )}
      {!data && !isError && <div className={styles.coming} />}
      {data?.parameters.map((parameter) => (
        <ParameterRow key={parameter.id} parameter={parameter} />
      ))}
    </Section>
  );
}
