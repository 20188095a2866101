import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { listing } from "../../readings.ts";

/** One listing by its link. */
export const useListing = (link: string) =>
  useQuery({ queryKey: ["listing", link], ...queryOf(listing(link)) });
