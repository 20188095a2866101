import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Navigate, useNavigationType } from "react-router";
import type { OwnListing } from "#contract/ownListings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { track } from "#webapps/shared/client/track.ts";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { listingName } from "../cards/listingText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { PaymentStep } from "./PaymentStep.tsx";
import { linesOf, type Offers, orderKey, restoreTopUp, stepsOf, totalOf } from "./promotion.ts";
import { keptAttempt, keptUnknown, setChoice, useChoice, useChoices } from "./promotionChoice.ts";
import { ServiceStep } from "./ServiceStep.tsx";
import { SummaryStep } from "./SummaryStep.tsx";
import { TopUpStep } from "./TopUpStep.tsx";
import { type StepProps, useWizardSteps } from "./useWizardSteps.ts";
import styles from "./Wizard.module.css";

/** Which listing it is about. */
function Subject({ listing }: { listing: OwnListing }) {
  const { language } = usePromoteText();
  const photo = listing.photos[0];
  return (
    <div className={styles.subject}>
      <span className={styles.thumb}>
        <Photo
          src={photo && smallPhoto(photo)}
          thumbhash={listing.thumbhashes[0]}
          alt=""
          fallback={<CategoryDrawing link={listing.rootCategoryLink} size={28} />}
          isEager
        />
      </span>
      <span className={styles.subjectWords}>
        <span className="one-line">{listingName(listing, language)}</span>
        <small className="hint-caption one-line figures">
          <PriceWords of={listing} />
        </small>
      </span>
    </div>
  );
}

/** How far one is, as a bar of so many parts. */
function Progress({ step, total }: { step: number; total: number }) {
  return (
    <div className={styles.progress} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and never move.
        <span key={index} data-done={index < step} />
      ))}
    </div>
  );
}

/** Each step that is walked to is noted, and takes the focus, so that it is heard. */
function useNewStep(step: string | undefined) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (step) track("promote_step", { step: step.toLowerCase() });
    if (last.current !== step) body.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return body;
}

/** Whether what is chosen is being paid, as far as is known: a reload goes on with that. */
function isAwaited(listingId: number, offers: Offers): boolean {
  const lines = linesOf(offers, useChoices.getState()[listingId] ?? {});
  const ids = lines.map(({ id }) => id);
  const order = orderKey(ids, totalOf(lines).coins);
  const attempt = keptAttempt(listingId).current;
  const unknown = keptUnknown(listingId).current?.bodies[0];
  return (
    (attempt?.order === order && !attempt.isLeft) ||
    (unknown !== undefined && orderKey(unknown.featureIds, unknown.cost) === order)
  );
}

/**
 * The services that are chosen. Each visit begins the choice again; the step of TopUp always begins with an option
 * chosen.
 */
function useChosen({ listing, offers, way }: StepProps) {
  const isVisit = useNavigationType() !== "POP";
  const isNew = useRef(isVisit && way.index === 0);
  const { step } = way;
  useLayoutEffect(() => {
    const kept = isNew.current ? {} : (useChoices.getState()[listing.id] ?? {});
    isNew.current = false;
    if (step === "TopUp") setChoice(listing.id, restoreTopUp(kept, offers));
  }, [step, listing.id, offers]);
  return linesOf(offers, useChoice(listing.id));
}

/** The services one after another, what they cost, and the payment. */
export function Wizard({ listing, offers }: Pick<StepProps, "listing" | "offers">) {
  const { t } = usePromoteText();
  const steps = stepsOf(offers);
  const [awaited] = useState(() => (isAwaited(listing.id, offers) ? ("payment" as const) : undefined));
  const way = useWizardSteps(steps, awaited);
  const lines = useChosen({ listing, offers, way });
  const body = useNewStep(way.step);
  const { step } = way;
  const props = { listing, offers, way };

  if (way.isAstray) return <Navigate to={paths.promote(listing.id)} replace />;
  return (
    <>
      <Progress step={way.index + 1} total={steps.length} />
      {(step === "payment_summary" || step === "payment") && <Subject listing={listing} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a step of a page is no set of fields. */}
      <div
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={t("promote.step", { step: way.index + 1, total: steps.length })}
        className={styles.body}
        key={step}
      >
        {step === "TopUp" && <TopUpStep {...props} lines={lines} />}
        {(step === "Vip" || step === "Premium") && <ServiceStep {...props} type={step} lines={lines} />}
        {step === "payment_summary" && <SummaryStep {...props} lines={lines} />}
        {step === "payment" && <PaymentStep {...props} lines={lines} />}
      </div>
    </>
  );
}
