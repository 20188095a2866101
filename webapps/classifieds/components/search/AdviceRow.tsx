import { Link } from "react-router-dom";
import type { Advice } from "#contract/search.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { useSearchText } from "../../locales/search/useSearchText.ts";
import { tellingNames } from "../../logic/chosenPlace.ts";
import { nameOf } from "../../logic/listingText.ts";
import { paths } from "../../logic/paths.ts";
import type { SearchParams } from "../../logic/searchParams.ts";
import { useCategory } from "../../queries/useCategory.ts";
import { useSearchPlace } from "../../queries/useSearchPlace.ts";
import { totalWords } from "../totalWords.ts";
import styles from "./NothingFound.module.css";
import { noteQuery } from "./noteQuery.ts";

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

/** What an advised search does differently, in words. */
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

/** A search near to one that found nothing, and how much it finds. */
export function AdviceRow({ advice, sortBy }: { advice: Advice; sortBy: SearchParams["sortBy"] }) {
  const { t } = useSearchText();
  const words = useAdviceWords(advice);
  const { search } = advice.filters;
  return (
    <li>
      <Link
        to={paths.search({ ...advice.filters, sortBy })}
        className={styles.row}
        onClick={() => {
          if (advice.kind === "words" && search) noteQuery(search);
        }}
      >
        <Icon name={icons[advice.kind]} size={20} />
        <span className={styles.words}>
          <span>{words ?? "…"}</span>
          <small className="figures">{totalWords(advice, t)}</small>
        </span>
        <Icon name="forward" size={18} />
      </Link>
    </li>
  );
}
