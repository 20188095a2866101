import { List } from "@telegram-apps/telegram-ui/dist/components/Blocks/List/List";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider, useFormState } from "react-hook-form";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { usePreloaded } from "#webapps/shared/ui/lazyPart.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { CategoryPicker } from "../categories/lazyPicker.ts";
import { PlacePicker } from "../places/lazyPicker.ts";
import { AboutSection } from "./AboutSection.tsx";
import { FilledBar } from "./FilledBar.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { fieldNames, wrongFields } from "./formFaults.ts";
import styles from "./ListingForm.module.css";
import { FurtherSections } from "./lazyParts.tsx";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { PhotosSection } from "./PhotosSection.tsx";
import { PriceSection } from "./PriceSection.tsx";
import type { PhotoQueue } from "./photoUpload.ts";
import { SubmitBar } from "./SubmitBar.tsx";
import { useFirstFault } from "./useFirstFault.ts";
import { type Form, type ListingFormOptions, useListingForm } from "./useListingForm.ts";
import { usePhotos } from "./usePhotos.ts";

interface ListingFormProps extends ListingFormOptions {
  /** The note over the form. */
  note?: ReactNode;
  submitLabel: string;
  sendingLabel: string;
  /** The first words when it failed as a whole. */
  failedLabel: string;
  /** Hears the form whenever what it holds changes; `isDirty` when it differs from how it began. */
  onChange: (values: ListingValues, isDirty: boolean) => void;
  /** Hears whether there are photos that would be lost: on their way or failed. */
  onUploading: (isUploading: boolean) => void;
}

/** Tells of what the form holds, and of nothing else that happens to it: sending it changes nothing. */
function useTelling(form: Form, queue: PhotoQueue, { initial, onChange, onUploading }: ListingFormProps) {
  const isUploading = usePhotos(queue).some(({ state }) => state !== "done");
  const told = useRef(JSON.stringify(initial));
  const tell = useEffectEvent(onChange);
  const tellUploading = useEffectEvent(onUploading);
  useEffect(() => tellUploading(isUploading), [isUploading]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => {
          const words = JSON.stringify(values);
          if (words === told.current) return;
          told.current = words;
          tell(values, isDirty);
        },
      }),
    [form],
  );
}

/**
 * How long the loading of the pickers waits, in milliseconds. They aren't opened in the first moment, so they load
 * after the view is drawn.
 */
const PICKERS_AFTER_MS = 1500;

function useWarmPickers() {
  useEffect(() => {
    const timer = setTimeout(() => {
      void CategoryPicker.preload();
      void PlacePicker.preload();
    }, PICKERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The form of a listing from photos to phones, with its button below. */
export function ListingForm(props: ListingFormProps) {
  const { note, submitLabel, sendingLabel, failedLabel } = props;
  const { t } = useSellText();
  const { form, queue, stage, failure, refusals, submit } = useListingForm(props);
  const { errors } = useFormState({ control: form.control });
  const isWhole = useIsWhole();
  const isFurtherThere = usePreloaded(FurtherSections);
  const { body, alert, further, handleShown } = useFirstFault(refusals, errors);
  const wrong = wrongFields(errors);
  useTelling(form, queue, props);
  useWarmPickers();

  return (
    <FormProvider {...form}>
      <FilledBar />
      {/* No form element: Enter in a field must not post a listing, and the pickers' own forms lie inside. */}
      <div ref={body} className={styles.form} inert={stage === "sending"}>
        {note}
        {failure !== undefined && (
          <div ref={alert} tabIndex={-1} className={styles.target}>
            <Note icon="warning" tone="danger" title={failedLabel} isAlert>
              {t(errorText(failure))} {t("sell.nothingLost")}
            </Note>
          </div>
        )}
        <List>
          <PhotosSection queue={queue} />
          <AboutSection />
          <PriceSection />
          <div ref={further} tabIndex={isFurtherThere ? undefined : -1} className={styles.target}>
            <Suspense>
              {isWhole && isFurtherThere ? <FurtherSections onShown={handleShown} /> : <LateSkeleton />}
            </Suspense>
          </div>
        </List>
      </div>
      <SubmitBar
        {...{ queue, stage, sendingLabel }}
        label={submitLabel}
        notice={
          refusals > 0 && wrong.length > 0
            ? t("sell.check", { fields: wrong.map((name) => t(fieldNames[name]).toLowerCase()).join(", ") })
            : undefined
        }
        onSubmit={() => void submit()}
      />
    </FormProvider>
  );
}

/** How long the rest of the form may take before its skeleton is drawn, in milliseconds. It usually comes sooner. */
const LATE_AFTER_MS = 500;

/** The shape of the rest of the form, once that is slow to come. */
function LateSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <FormSkeleton />;
}
