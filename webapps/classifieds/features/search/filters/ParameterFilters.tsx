import { useState } from "react";
import type { CategoryParameter } from "#contract/categories.ts";
import { PARAMETER_STRING_MAX } from "#contract/limits.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { optionOf, withParameter } from "../../links/filters.ts";
import { ChipChoice } from "../../ui/ChipChoice.tsx";
import { nameOf } from "../../ui/names.ts";
import { PickRow } from "../../ui/PickRow.tsx";
import rows from "../../ui/Row.module.css";
import { Section } from "../../ui/Section.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import { OptionsPicker } from "./OptionsPicker.tsx";
import styles from "./ParameterFilters.module.css";
import { parameterOptions } from "./parameterWords.ts";
import { TextRow } from "./TextRow.tsx";
import type { FilterDraftState } from "./useFilterDraft.ts";

interface FieldProps {
  parameter: CategoryParameter;
  /** The form that Enter in a field submits. */
  form: string;
  texts: readonly string[];
  onChange: (texts: string[]) => void;
}

/** Any of several options. */
function EnumField({ parameter, texts, onChange }: FieldProps) {
  const { t, language } = useFiltersText();
  const [isOpen, setOpen] = useState(false);
  const options = parameterOptions(parameter, language);
  const chosen = texts.flatMap((text) => optionOf(parameter, text) ?? []);
  const label = nameOf(parameter, language);
  return (
    <>
      <PickRow
        field={`p${parameter.id}`}
        label={label}
        value={options
          .filter(({ value }) => chosen.includes(value))
          .map((option) => option.label)
          .join(", ")}
        placeholder={t("filters.any")}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <OptionsPicker {...{ title: label, options, chosen, onChange }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function BooleanField({ parameter, texts, onChange }: FieldProps) {
  const { t, language } = useFiltersText();
  const label = nameOf(parameter, language);
  return (
    <div className={rows.row}>
      <div className={rows.label} aria-hidden="true">
        {label}
      </div>
      <div className={rows.chips}>
        <ChipChoice
          isWide
          label={label}
          options={[
            { value: "", label: t("filters.any") },
            { value: "true", label: t("listing.yes") },
            { value: "false", label: t("listing.no") },
          ]}
          chosen={texts[0] ?? ""}
          onChoose={(value) => onChange(value ? [value] : [])}
        />
      </div>
    </div>
  );
}

function StringField({ parameter, form, texts, onChange }: FieldProps) {
  const { t, language } = useFiltersText();
  return (
    <TextRow
      label={nameOf(parameter, language)}
      form={form}
      enterKeyHint="go"
      maxLength={PARAMETER_STRING_MAX}
      placeholder={t("filters.any")}
      value={texts[0] ?? ""}
      onChange={(text) => onChange(text ? [text] : [])}
    />
  );
}

const fields = { ENUM: EnumField, BOOLEAN: BooleanField, STRING: StringField };

/** The characteristics of the chosen category, its own and those it inherits. */
export function ParameterFilters({ draft, category, change, form }: FilterDraftState & { form: string }) {
  const { t } = useFiltersText();
  const { data, isError, isFetching, refetch } = category;
  if (data?.parameters.length === 0) return null;
  return (
    <Section title={t("listing.characteristics")}>
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{t("filters.parametersFailed")}</p>
          <ActionButton look="soft" aria-busy={isFetching} onClick={() => void refetch()}>
            {t("retry")}
          </ActionButton>
        </div>
      )}
      {!data && !isError && (
        <div className={styles.coming}>
          <Skeleton width="32%" height={14} />
          <Skeleton width="56%" height={18} />
        </div>
      )}
      {data?.parameters.map((parameter) => {
        const Field = fields[parameter.type];
        return (
          <Field
            key={parameter.id}
            parameter={parameter}
            form={form}
            texts={draft.p?.[parameter.id] ?? []}
            onChange={(texts) => change({ p: withParameter(draft.p, parameter.id, texts) })}
          />
        );
      })}
    </Section>
  );
}
