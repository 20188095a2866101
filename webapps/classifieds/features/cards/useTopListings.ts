import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { topListings } from "../../readings.ts";

/** The VIP listings, place 1 first. */
export const useTopListings = () => useQuery({ queryKey: ["top"], ...queryOf(topListings()) });
