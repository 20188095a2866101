import type { OwnListing } from "#contract/ownListings.ts";
import type { Offers } from "./promotion.ts";
import type { WizardSteps } from "./useWizardSteps.ts";

/** What every step is given. */
export interface StepProps {
  listing: OwnListing;
  offers: Offers;
  way: WizardSteps;
}
