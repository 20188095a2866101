import { useState } from "react";
import { track } from "#webapps/shared/client/track.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../locales/useText.ts";
import type { SearchParams } from "../logic/searchParams.ts";
import styles from "./FilterChips.module.css";
import { PriceSheet } from "./PriceSheet.tsx";

const sorts = ["createdAt|desc", "createdAt|asc", "price|asc", "price|desc"] as const;
const states = ["any", "New", "Used"] as const;

export interface FilterChipsProps {
  params: SearchParams;
  /** The name of the chosen category, which is a chip of its own. */
  categoryName: string | undefined;
  onChange: (change: Partial<SearchParams>) => void;
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
  const { t } = useText();
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

/** Sort and filters of a search in one row that scrolls sideways. */
export function FilterChips({ params, categoryName, onChange }: FilterChipsProps) {
  const { t } = useText();
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
        <Chip
          label={t(`sort.${sortBy}`)}
          isOn={sortBy !== "createdAt|desc"}
          icon="sort"
          onTap={() => setOpen("sort")}
        />
        {categoryName && (
          <Chip
            label={categoryName}
            isOn
            onTap={() => undefined}
            onRemove={() => onChange({ categoryId: undefined })}
          />
        )}
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
        {params.search && (
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
