import { linksOf } from "#webapps/shared/routes/linksOf.ts";
import { routes } from "../../routes.ts";
import { type SearchParams, writeSearchParams } from "./searchParams.ts";

const links = linksOf(routes);

/** Every address of the app. */
export const paths = {
  ...links,
  search: (params: Partial<SearchParams> = {}) => {
    const query = writeSearchParams(params);
    return query ? `${links.search}?${query}` : links.search;
  },
};
