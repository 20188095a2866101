import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useCategory } from "../categories/categories.ts";
import { knownParameters } from "../links/filters.ts";
import type { SearchParams } from "../links/searchParams.ts";
import { placeIds } from "../places/chosenPlace.ts";
import { useAskedPlace } from "../places/useSearchPlace.ts";

/**
 * The search of an address, without the parts that don't exist (any more). An old or a mistyped link may name an
 * unknown place, category or parameter. The server would find nothing for it or refuse it.
 */
export function useKnownSearch(asked: SearchParams) {
  const { data: category, error, isPending } = useCategory(asked.categoryId);
  const { place, isUnknown: isPlaceGone } = useAskedPlace(asked);
  const isCategoryGone = error instanceof ApiError && error.status === 404;
  const isCategoryComing = asked.categoryId !== undefined && isPending;
  const params: SearchParams = {
    ...asked,
    ...(isPlaceGone && place && placeIds(place)),
    ...(category && { p: knownParameters(asked.p, category.parameters) }),
    ...(isCategoryGone && { categoryId: undefined, p: undefined }),
    // A page of one list is none of another.
    ...((isPlaceGone || isCategoryGone) && { page: 1 }),
  };
  return {
    params,
    category,
    place,
    isPlaceGone,
    isCategoryGone,
    /** Which parameters the category knows has to be known before the server is asked. */
    isReady: !(asked.p && isCategoryComing),
    /** Whether it is known what there is; before, finding nothing means little. */
    isChecked: place !== undefined && !isCategoryComing,
  };
}
