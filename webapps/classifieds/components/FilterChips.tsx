import { useState } from "react";
import type { CategoryDetails } from "#contract/categories.ts";
import { track } from "#webapps/shared/client/track.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useSearchText } from "../locales/search/useSearchText.ts";
import { countActive, withParameter } from "../logic/filters.ts";
import { nameOf } from "../logic/listingText.ts";
import { type SearchParams, sorts } from "../logic/searchParams.ts";
import styles from "./FilterChips.module.css";
import { parameterWords } from "./filters/parameterWords.ts";
import { PriceSheet } from "./PriceSheet.tsx";

const states = ["any", "New", "Used"] as const;

export interface FilterChipsProps {
  params: SearchParams;
  /** The chosen category, which is a chip of its own and names the parameters. */
  category: CategoryDetails | undefined;
  onChange: (change: Partial<SearchParams>) => void;
  /** Opens all filters on a page of their own. */
  onOpenAll: () => void;
}

interface ChipProps {
  label: string;
  isOn: boolean;
  /** What the chip opens; absent where a tap is the whole change. */
  icon?: IconName;
  onTap: () => void;
  onRemove?: () => void;
}

/** A filter that is set carries a cross that takes it away; one that isn't opens its choice or sets itself. */
function Chip({ label, isOn, icon, onTap, onRemove }: ChipProps) {
  const { t } = useSearchText();
  const remove = isOn ? onRemove : undefined;
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        data-on={isOn}
        aria-label={remove ? t("search.remove", { filter: label }) : label}
        onClick={() => {
          haptic("change");
          (remove ?? onTap)();
        }}
      >
        {icon && !remove && <Icon name={icon} size={16} />}
        <span>{label}</span>
        {remove && <Icon name="close" size={16} />}
      </button>
    </li>
  );
}

/** Opens all filters, and says how many are set. */
function AllChip({ active, onTap }: { active: number; onTap: () => void }) {
  const { t } = useSearchText();
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-label={active > 0 ? t("search.filtersActive", { count: active }) : t("search.filters")}
        onClick={onTap}
      >
        <Icon name="filter" size={18} />
        <span>{t("search.filters")}</span>
        {active > 0 && <b className={`${styles.active} figures`}>{active}</b>}
      </button>
    </li>
  );
}

/** The parameters of the category that are set, each by itself. */
function ParameterChips({ params, category, onChange }: Omit<FilterChipsProps, "onOpenAll">) {
  const { t, language } = useSearchText();
  return Object.entries(params.p ?? {}).map(([id, texts]) => {
    const parameter = category?.parameters.find((one) => one.id === Number(id));
    const others = withParameter(params.p, Number(id), []);
    return (
      <Chip
        key={id}
        label={parameterWords(parameter, texts, language, t)}
        isOn
        onTap={() => undefined}
        onRemove={() => onChange({ p: Object.keys(others).length > 0 ? others : undefined })}
      />
    );
  });
}

/** All filters, the order and each filter of a search in one row that scrolls sideways. */
export function FilterChips({ params, category, onChange, onOpenAll }: FilterChipsProps) {
  const { t, language } = useSearchText();
  const [open, setOpen] = useState<"sort" | "state" | "price">();
  const close = () => setOpen(undefined);
  const { minPrice, maxPrice, state, sortBy } = params;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const price = [
    minPrice !== undefined && t("search.from", { value: formatNumber(minPrice) }),
    maxPrice !== undefined && t("search.to", { value: formatNumber(maxPrice) }),
  ].filter(Boolean);

  return (
    <>
      <ul className={styles.chips} aria-label={t("search.filters")}>
        <AllChip active={countActive(params)} onTap={onOpenAll} />
        <Chip
          label={t(`sort.${sortBy}`)}
          isOn={sortBy !== "createdAt|desc"}
          icon="sort"
          onTap={() => setOpen("sort")}
        />
        {params.categoryId !== undefined && (
          <Chip
            label={category ? nameOf(category, language) : t("listing.category")}
            isOn
            onTap={() => undefined}
            // Parameters are those of the category and go with it.
            onRemove={() => onChange({ categoryId: undefined, p: undefined })}
          />
        )}
        <ParameterChips {...{ params, category, onChange }} />
        <Chip
          label={hasPrice ? price.join(" ") : t("search.price")}
          isOn={hasPrice}
          icon="down"
          onTap={() => setOpen("price")}
          onRemove={() => onChange({ minPrice: undefined, maxPrice: undefined })}
        />
        <Chip
          label={state ? t(`state.${state}`) : t("search.state")}
          isOn={state !== undefined}
          icon="down"
          onTap={() => setOpen("state")}
          onRemove={() => onChange({ state: undefined })}
        />
        <Chip
          label={t("search.onlyPhotos")}
          isOn={params.searchOnlyWithPhotos === true}
          onTap={() => onChange({ searchOnlyWithPhotos: true })}
          onRemove={() => onChange({ searchOnlyWithPhotos: undefined })}
        />
        {(params.search || params.searchOnlyInTitle) && (
          <Chip
            label={t("search.onlyTitle")}
            isOn={params.searchOnlyInTitle === true}
            onTap={() => onChange({ searchOnlyInTitle: true })}
            onRemove={() => onChange({ searchOnlyInTitle: undefined })}
          />
        )}
      </ul>
      {open === "sort" && (
        <ChoiceSheet
          title={t("search.sort")}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          chosen={sortBy}
          onChoose={(value) => {
            track("sort", { sortBy: value });
            onChange({ sortBy: value });
          }}
          onClose={close}
        />
      )}
      {open === "state" && (
        <ChoiceSheet
          title={t("search.state")}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={state ?? "any"}
          onChoose={(value) => onChange({ state: value === "any" ? undefined : value })}
          onClose={close}
        />
      )}
      {open === "price" && <PriceSheet params={params} onChange={onChange} onClose={close} />}
    </>
  );
}
