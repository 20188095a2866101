import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preloadScreen } from "../../AppRoutes.tsx";
import { paths } from "../links/paths.ts";

/** By then what is seen first has mostly been drawn; whatever is still asked for goes first. */
const WARM_AFTER_MS = 2000;

/** Has the search's code come behind what is drawn, so that a search shows its words even without a network. */
export function useWarmSearch() {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (queries.isFetching() > 0) return;
      clearInterval(timer);
      void preloadScreen(paths.search());
    }, WARM_AFTER_MS);
    return () => clearInterval(timer);
  }, [queries]);
}
