import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { PHOTOS_MAX } from "#contract/limits.ts";
import { useSellText } from "../../locales/sell/useSellText.ts";
import type { ListingValues } from "../../logic/listingForm.ts";
import type { PhotoQueue } from "../../logic/photoUpload.ts";
import { useFault } from "./faultWords.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";
import styles from "./PhotosSection.module.css";
import { Section } from "./Section.tsx";
import { usePhotos } from "./usePhotos.ts";

const told = ["offline", "timeout", "too_large", "unsupported_media", "too_many_requests"] as const;

/** Photos come first: the grid, and what is to be said of it. */
export function PhotosSection({ queue }: { queue: PhotoQueue }) {
  const { t } = useSellText();
  const { getValues, setValue } = useFormContext<ListingValues>();
  const photos = usePhotos(queue);
  const fault = useFault("photos");
  const failed = photos.find(({ state }) => state === "failed");
  const isEmpty = photos.length === 0;
  const srcs = photos.flatMap(({ src }) => src ?? []).join(" ");

  useEffect(() => {
    const uploaded = srcs === "" ? [] : srcs.split(" ");
    if (getValues("photos").join(" ") === srcs) return;
    // As long as the only photos are on their way, a missing photo is no mistake.
    setValue("photos", uploaded, { shouldDirty: true, shouldValidate: uploaded.length > 0 || isEmpty });
  }, [srcs, isEmpty, getValues, setValue]);

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
          {failed && (
            <p className={styles.fault} role="alert">
              {t(`sell.fault.${told.find((code) => code === failed.fault) ?? "other"}`)}
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}
