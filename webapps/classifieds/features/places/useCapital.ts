import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { capital } from "../../readings.ts";

/** The capital, where everybody begins. */
export const useCapital = (isEnabled: boolean) =>
  useQuery({ queryKey: ["capital"], enabled: isEnabled, ...queryOf(capital()) });
