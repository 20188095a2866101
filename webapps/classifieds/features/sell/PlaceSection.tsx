import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { Place } from "#contract/geo.ts";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import type { ChosenPlace } from "../places/chosenPlace.ts";
import { PlacePicker } from "../places/lazyPicker.ts";
import { useSearchPlace } from "../places/useSearchPlace.ts";
import { nameOf, placeWords } from "../ui/names.ts";
import { PickRow } from "../ui/PickRow.tsx";
import { Section } from "../ui/Section.tsx";
import { useFault } from "./faultWords.ts";
import type { ListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import type { MapPoint } from "./MapPicker.tsx";
import { useUndoToast } from "./useUndoToast.ts";

const MapPicker = lazyOverlay(async () => (await import("./MapPicker.tsx")).MapPicker);

/** Where it can be looked at: the place by name, and a point on the map that follows it until the map is moved. */
export function PlaceSection() {
  const { t, language } = useSellText();
  const { control, setValue } = useFormContext<ListingValues>();
  const { value: regionId, onChange: setRegion } = useController({ control, name: "regionId" }).field;
  const [cityId, districtId, lon, lat, zoom] = useWatch({
    control,
    name: ["cityId", "districtId", "lon", "lat", "zoom"],
  });
  const place = useSearchPlace({
    regionId: regionId ?? undefined,
    cityId: cityId ?? undefined,
    districtId: districtId ?? undefined,
  });
  const fault = useFault("regionId", "cityId", "districtId", "lon", "lat");
  const showUndo = useUndoToast();
  const [opened, setOpened] = useState<"place" | "map">();
  const close = () => setOpened(undefined);

  function handlePlace(chosen: ChosenPlace, narrowest: Place | undefined) {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue("cityId", chosen.cityId ?? null, options);
    setValue("districtId", chosen.districtId ?? null, options);
    const levels = ["regionId", "cityId", "districtId"] as const;
    const before = { regionId, cityId, districtId };
    const isOther = levels.some((level) => (chosen[level] ?? null) !== before[level]);
    setRegion(chosen.regionId ?? null);
    if (!narrowest || (zoom !== 0 && !isOther)) return;
    setValue("lon", narrowest.longitude, options);
    setValue("lat", narrowest.latitude, options);
    setValue("zoom", 0, options);
    if (zoom === 0 || lon === null || lat === null) return;
    showUndo(t("sell.mapReset"), () => handlePoint({ lon, lat, zoom }));
  }

  function handlePoint(point: MapPoint) {
    for (const name of ["lon", "lat", "zoom"] as const) setValue(name, point[name], { shouldDirty: true });
  }

  return (
    <Section title={t("sell.place")}>
      <PickRow
        field="regionId"
        label={t("sell.location")}
        value={
          regionId === null ? "" : placeWords(place?.names.map((level) => nameOf(level, language)) ?? [])
        }
        placeholder={regionId === null ? t("sell.locationPlaceholder") : "…"}
        fault={fault}
        onOpen={() => setOpened("place")}
      />
      {lon !== null && lat !== null && (
        <PickRow
          field="zoom"
          label={t("sell.map")}
          value={t(zoom === 0 ? "sell.mapDefault" : "sell.mapMoved")}
          placeholder=""
          onOpen={() => setOpened("map")}
        />
      )}
      {opened === "place" && (
        <PlacePicker
          isRegionRequired
          chosen={regionId === null ? undefined : place}
          onChoose={handlePlace}
          onClose={close}
        />
      )}
      {opened === "map" && lon !== null && lat !== null && (
        <MapPicker point={{ lon, lat, zoom }} onChoose={handlePoint} onClose={close} />
      )}
    </Section>
  );
}
