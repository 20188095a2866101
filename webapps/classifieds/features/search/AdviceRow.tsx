import { Link } from "react-router";
import type { Advice } from "#contract/search.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useCategory } from "../categories/categories.ts";
import { paths } from "../links/paths.ts";
import type { SearchParams } from "../links/searchParams.ts";
import { tellingNames } from "../places/chosenPlace.ts";
import { useSearchPlace } from "../places/useSearchPlace.ts";
import { nameOf } from "../ui/names.ts";
import { totalWords } from "../ui/totalWords.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./NothingFound.module.css";
import { noteQuery } from "./noteQuery.ts";

/** The parts of a search that an advised one may do without, in the order they are told. */
const givenUps = ["category", "place", "price", "state", "parameters", "photos", "title"] as const;
type GivenUp = (typeof givenUps)[number];

const isSet = (value: unknown) => value !== undefined && value !== false;

function namesOf(filters: Partial<SearchParams>): Record<GivenUp, boolean> {
  const { regionId, cityId, districtId, minPrice, maxPrice } = filters;
  return {
    category: isSet(filters.categoryId),
    place: [regionId, cityId, districtId].some(isSet),
    price: [minPrice, maxPrice].some(isSet),
    state: isSet(filters.state),
    parameters: isSet(filters.p),
    photos: isSet(filters.searchOnlyWithPhotos),
    title: isSet(filters.searchOnlyInTitle),
  };
}

/**
 * Returns the parts of the search that the advice no longer looks at, beyond the place or category that its kind names.
 */
export function givenUpBy({ kind, filters }: Advice, asked: SearchParams): GivenUp[] {
  const [before, after] = [namesOf(asked), namesOf(filters as Partial<SearchParams>)];
  return givenUps.filter((name) => before[name] && !after[name] && name !== kind);
}

const icons: Record<Advice["kind"], IconName> = {
  words: "search",
  place: "pin",
  category: "grid",
  filters: "filter",
};

type Filters = Pick<SearchParams, "regionId" | "cityId" | "districtId">;
const placeOf = ({ regionId, cityId, districtId }: Advice["filters"]): Filters => ({
  regionId,
  cityId,
  districtId,
});

/** The parts that an advice gives up, in words: "без категории и цены". */
function useWithout(advice: Advice, asked: SearchParams): string | undefined {
  const { t } = useSearchText();
  const names = givenUpBy(advice, asked).map((name) => t(`without.${name}`));
  const last = names.at(-1);
  if (last === undefined) return undefined;
  const first = names.slice(0, -1).join(", ");
  return t("advice.without", { names: first ? t("advice.and", { first, last }) : last });
}

/** The difference of an advised search, in words. */
function useAdviceWords({ kind, filters }: Advice): string | undefined {
  const { t, language } = useSearchText();
  const category = useCategory(kind === "category" ? filters.categoryId : undefined).data;
  const place = useSearchPlace(kind === "place" ? placeOf(filters) : placeOf({}));
  if (kind === "words") return t("advice.words", { words: filters.search ?? "" });
  if (kind === "filters") return t("advice.filters");
  if (kind === "category") {
    if (filters.categoryId === undefined) return t("advice.allCategories");
    return category && t("advice.category", { category: nameOf(category, language) });
  }
  if (filters.regionId === undefined) return t("place.country");
  const name =
    place &&
    tellingNames(place)
      .map((one) => nameOf(one, language))
      .join(", ");
  return name && t("advice.place", { place: name });
}

/** A search near to one that found nothing: what it gives up for it, and how much it finds. */
export function AdviceRow({ advice, asked }: { advice: Advice; asked: SearchParams }) {
  const { t } = useSearchText();
  const words = useAdviceWords(advice);
  const without = useWithout(advice, asked);
  // Where only filters go, which ones they are is the whole offer.
  const isAll = advice.kind === "filters" && without !== undefined;
  const title = isAll ? without.charAt(0).toUpperCase() + without.slice(1) : words;
  const total = totalWords(advice, t);
  const { search } = advice.filters;
  return (
    <li>
      <Link
        to={paths.search({ ...advice.filters, sortBy: asked.sortBy })}
        className={styles.row}
        onClick={() => {
          if (advice.kind === "words" && search) noteQuery(search);
        }}
      >
        <Icon name={icons[advice.kind]} size={20} />
        <span className={styles.words}>
          <span>{title ?? "…"}</span>
          <small className="hint-caption figures">
            {without && !isAll ? t("advice.total", { total, without }) : total}
          </small>
        </span>
        <Icon name="forward" size={18} />
      </Link>
    </li>
  );
}
