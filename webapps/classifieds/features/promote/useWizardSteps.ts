import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { OwnListing } from "#contract/ownListings.ts";
import { useGoBack } from "#webapps/shared/ui/useBack.ts";
import { paths } from "../links/paths.ts";
import type { Offers, WizardStep } from "./promotion.ts";

/** Each step is an entry of the history, so that every way back leads where it says. */
export interface WizardSteps {
  step: WizardStep | undefined;
  /** Counted from 0. */
  index: number;
  /** Whether the address names a step that wasn't walked to: the way there begins at the first. */
  isAstray: boolean;
  next: () => void;
  /** One step back; from the first one out of the page. */
  previous: () => void;
  /** All the way back to the first. */
  restart: () => void;
}

/** Which of these steps the address is at, and the ways from it; `awaited` is one that a reload may begin at. */
export function useWizardSteps(steps: readonly WizardStep[], awaited: WizardStep | undefined): WizardSteps {
  const [query] = useSearchParams();
  const { pathname, state }: { pathname: string; state: { walked?: number } | null } = useLocation();
  const navigate = useNavigate();
  const leave = useGoBack(paths.items);
  const name = query.get("step");
  const index = name === null ? 0 : (steps as readonly string[]).indexOf(name);
  const isWalked = index === 0 || state?.walked === index;
  const isAstray = index < 0 || (!isWalked && steps[index] !== awaited);

  function restart() {
    if (isWalked) void navigate(-index);
    else void navigate(pathname, { replace: true });
  }

  return {
    step: isAstray ? steps[0] : steps[index],
    index: isAstray ? 0 : index,
    isAstray,
    next() {
      const following = steps[index + 1];
      if (following) void navigate(`${pathname}?step=${following}`, { state: { walked: index + 1 } });
    },
    previous() {
      if (index === 0) leave();
      else if (isWalked) void navigate(-1);
      else restart();
    },
    restart,
  };
}

/** The props of every step. */
export interface StepProps {
  listing: OwnListing;
  offers: Offers;
  way: WizardSteps;
}
