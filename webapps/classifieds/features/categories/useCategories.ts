import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { categories } from "../../readings.ts";

/** Categories right under one, or the top ones. */
export const useCategories = (parentId?: number, isEnabled = true) =>
  useQuery({ queryKey: ["categories", parentId], enabled: isEnabled, ...queryOf(categories(parentId)) });
