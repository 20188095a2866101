import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { PHOTOS_MAX } from "#contract/limits.ts";
import { Section } from "../ui/Section.tsx";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";
import styles from "./PhotosSection.module.css";
import type { PhotoQueue } from "./photoUpload.ts";
import { usePhotos } from "./usePhotos.ts";

const told = ["offline", "timeout", "too_large", "unsupported_media", "too_many_requests"] as const;

/** Photos come first: the grid, and what is to be said of it. */
export function PhotosSection({ queue }: { queue: PhotoQueue }) {
  const { t } = useSellText();
  const { getValues, setValue, getFieldState, clearErrors } = useFormContext<ListingValues>();
  const photos = usePhotos(queue);
  const fault = useFault("photos");
  const failed = photos.filter(({ state }) => state === "failed");
  const hasFailed = failed.length > 0;
  const faults = new Set(failed.map((photo) => told.find((code) => code === photo.fault) ?? "other"));
  const isEmpty = photos.length === 0;
  const srcs = photos.flatMap(({ src }) => src ?? []).join(" ");

  useEffect(() => {
    const uploaded = srcs === "" ? [] : srcs.split(" ");
    if (getValues("photos").join(" ") === srcs) return;
    // As long as the only photos are on their way, a missing photo is no mistake.
    setValue("photos", uploaded, { shouldDirty: true, shouldValidate: uploaded.length > 0 || isEmpty });
  }, [srcs, isEmpty, getValues, setValue]);

  useEffect(() => {
    // Told when the button was pressed; the last one that failed may since have been removed.
    if (!hasFailed && getFieldState("photos").error?.type === "upload") clearErrors("photos");
  }, [hasFailed, getFieldState, clearErrors]);

  return (
    <div data-field="photos">
      <Section
        title={t("sell.photos")}
        hint={t("sell.photosHint", { max: PHOTOS_MAX })}
        isInvalid={fault !== undefined}
      >
        <div>
          <PhotoGrid queue={queue} photos={photos} />
          <p id="sell-photos-fault" className={styles.fault}>
            {fault}
          </p>
          <div role="alert">
            {[...faults].map((code) => (
              <p key={code} className={styles.fault}>
                {t(`sell.fault.${code}`)}
              </p>
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}
