import { Badge } from "@telegram-apps/telegram-ui/dist/components/Blocks/Badge/Badge";
import { useEffect, useRef, useState } from "react";
import type { CategoryDetails } from "#contract/categories.ts";
import { track } from "#webapps/shared/client/track.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import chip from "#webapps/shared/ui/Chip.module.css";
import { ChoiceSheet } from "#webapps/shared/ui/ChoiceSheet.tsx";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { countActive, withParameter } from "../links/filters.ts";
import { DEFAULT_SORT, type SearchParams, sorts } from "../links/searchParams.ts";
import { nameOf } from "../ui/names.ts";
import styles from "./FilterChips.module.css";
import { parameterWords } from "./filters/parameterWords.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import { PriceSheet } from "./PriceSheet.tsx";

const states = ["any", "New", "Used"] as const;

interface FilterChipsProps {
  params: SearchParams;
  /** The chosen category, which is a chip of its own and names the parameters. */
  category: CategoryDetails | undefined;
  onChange: (change: Partial<SearchParams>) => void;
  /** Opens all filters on a page of their own. */
  onOpenAll: () => void;
}

interface ChipProps {
  label: string;
  /** The kind of thing that the label is, for people who only hear it. */
  topic?: string;
  isOn: boolean;
  /** The icon of the thing that the chip opens; absent where a tap is the whole change. */
  icon?: IconName;
  onTap: () => void;
  onRemove?: () => void;
}

type KeyedChip = ChipProps & { key: string };

/** A filter that is set carries a cross that takes it away; one that isn't opens its choice or sets itself. */
function Chip({ label, topic, isOn, icon, onTap, onRemove }: ChipProps) {
  const { t } = useSearchText();
  const remove = isOn ? onRemove : undefined;
  return (
    <li>
      <button
        type="button"
        className={chip.chip}
        data-on={isOn}
        aria-haspopup={icon && !remove ? "dialog" : undefined}
        aria-label={remove ? t("search.remove", { filter: label }) : topic ? `${topic}: ${label}` : label}
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
        className={chip.chip}
        aria-haspopup="dialog"
        aria-label={active > 0 ? t("search.filtersActive", { count: active }) : t("search.filters")}
        onClick={onTap}
      >
        <Icon name="filter" size={18} />
        <span>{t("search.filters")}</span>
        {active > 0 && (
          <Badge type="number" className="figures">
            {active}
          </Badge>
        )}
      </button>
    </li>
  );
}

/** A chip for each parameter of the category that is set. */
function parameterChips(
  { params, category, onChange }: FilterChipsProps,
  { t, language }: ReturnType<typeof useSearchText>,
) {
  return Object.entries(params.p ?? {}).map(([id, texts]): KeyedChip => {
    const parameter = category?.parameters.find((one) => one.id === Number(id));
    const others = withParameter(params.p, Number(id), []);
    return {
      key: `p${id}`,
      label: parameterWords(parameter, texts, language, t),
      isOn: true,
      onTap: () => undefined,
      onRemove: () => onChange({ p: Object.keys(others).length > 0 ? others : undefined }),
    };
  });
}

function priceWords({ minPrice, maxPrice }: SearchParams, { t }: ReturnType<typeof useSearchText>) {
  const from = minPrice === undefined ? "" : formatNumber(minPrice);
  const to = maxPrice === undefined ? "" : formatNumber(maxPrice);
  if (from && to) return t("search.between", { from, to });
  if (from) return t("search.from", { from });
  return to ? t("search.to", { to }) : undefined;
}

/** Another order narrows nothing; it stays the first of those that don't. */
const narrows = ({ key, isOn }: KeyedChip) => isOn && key !== "sort";

type Sheet = "sort" | "state" | "price";

/** Every chip there is, those that are set first: what narrows the search is seen without scrolling. */
function chipsOf(
  props: FilterChipsProps,
  text: ReturnType<typeof useSearchText>,
  open: (sheet: Sheet) => void,
): KeyedChip[] {
  const { params, category, onChange } = props;
  const { t, language } = text;
  const { state, sortBy, search, searchOnlyInTitle } = params;
  const price = priceWords(params, text);
  const toggle = (key: "searchOnlyWithPhotos" | "searchOnlyInTitle", label: string): KeyedChip => ({
    key,
    label,
    isOn: params[key] === true,
    onTap: () => onChange({ [key]: true }),
    onRemove: () => onChange({ [key]: undefined }),
  });
  const chips: KeyedChip[] = [
    {
      key: "sort",
      topic: t("search.sort"),
      label: t(`sort.${sortBy}`),
      isOn: sortBy !== DEFAULT_SORT,
      icon: "sort",
      onTap: () => open("sort"),
    },
    {
      key: "category",
      label: category ? nameOf(category, language) : t("listing.category"),
      isOn: true,
      onTap: () => undefined,
      // Parameters are those of the category and go with it.
      onRemove: () => onChange({ categoryId: undefined, p: undefined }),
    },
    ...parameterChips(props, text),
    {
      key: "price",
      label: price ?? t("search.price"),
      isOn: price !== undefined,
      icon: "down",
      onTap: () => open("price"),
      onRemove: () => onChange({ minPrice: undefined, maxPrice: undefined }),
    },
    {
      key: "state",
      label: t(state ? `state.${state}` : "search.state"),
      isOn: state !== undefined,
      icon: "down",
      onTap: () => open("state"),
      onRemove: () => onChange({ state: undefined }),
    },
    toggle("searchOnlyWithPhotos", t("search.onlyPhotos")),
    toggle("searchOnlyInTitle", t("search.onlyTitle")),
  ];
  const isThere: Record<string, boolean> = {
    category: params.categoryId !== undefined,
    searchOnlyInTitle: Boolean(search || searchOnlyInTitle),
  };
  const there = chips.filter(({ key }) => isThere[key] ?? true);
  return [...there.filter(narrows), ...there.filter((chip) => !narrows(chip))];
}

/** Keeps a chip in sight that has just been set and so has moved to the front of the row. */
function useSetInSight(chips: readonly KeyedChip[]) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => fadeStrip(row.current), []);
  const set = chips.filter(narrows).map(({ key }) => key);
  const shown = useRef(set);
  useEffect(() => {
    const moved = set.findLastIndex((key) => !shown.current.includes(key));
    shown.current = set;
    // The chip of all filters stands before those that are set.
    if (moved >= 0)
      row.current?.children[moved + 1]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  });
  return row;
}

/** All filters, each filter of a search and the order in one row that scrolls sideways. */
export function FilterChips(props: FilterChipsProps) {
  const { params, onChange, onOpenAll } = props;
  const text = useSearchText();
  const { t } = text;
  const [open, setOpen] = useState<Sheet>();
  const close = () => setOpen(undefined);
  const { state, sortBy } = params;
  const chips = chipsOf(props, text, setOpen);
  const row = useSetInSight(chips);

  return (
    <>
      <ul ref={row} className={styles.chips} aria-label={t("search.filters")}>
        <AllChip active={countActive(params)} onTap={onOpenAll} />
        {chips.map(({ key, ...chip }) => (
          <Chip key={key} {...chip} />
        ))}
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
