import { useState } from "react";
import type { Place } from "#contract/geo.ts";
import { useCities, useDistricts, useRegions } from "../../places/places.ts";
import { nameOf } from "../../ui/names.ts";
import { PickRow } from "../../ui/PickRow.tsx";
import { Section } from "../../ui/Section.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import { PlaceLevelPicker } from "./PlaceLevelPicker.tsx";
import type { FilterDraftState } from "./useFilterDraft.ts";

const levels = ["region", "city", "district"] as const;
const alls = {
  region: "place.country",
  city: "filters.allCities",
  district: "filters.allDistricts",
} as const;

/** Region, city and district, each only within the one above it, each changed by itself. */
export function PlaceFilters({ draft, change }: FilterDraftState) {
  const { t, language } = useFiltersText();
  const [opened, setOpened] = useState<(typeof levels)[number]>();
  const { regionId, cityId, districtId } = draft;
  const ids = { region: regionId, city: cityId, district: districtId };
  const lists = {
    region: useRegions(opened === "region" || regionId !== undefined),
    city: useCities(regionId),
    district: useDistricts(cityId),
  };
  const isWithoutDistricts = lists.city.data?.find(({ id }) => id === cityId)?.hasDistricts === false;
  /** The words for why a level can't be chosen. */
  const blocks = {
    region: undefined,
    city: regionId === undefined ? t("filters.regionFirst") : undefined,
    district:
      cityId === undefined
        ? t("filters.cityFirst")
        : isWithoutDistricts
          ? t("filters.noDistricts")
          : undefined,
  };

  function choose(id: number | undefined) {
    // A level that changed leaves none of what was chosen below it.
    if (opened === undefined || id === ids[opened]) return;
    const below = { region: { cityId: undefined, districtId: undefined }, city: { districtId: undefined } };
    change({ ...(opened !== "district" && below[opened]), [`${opened}Id`]: id });
  }

  const nameIn = (places: readonly Place[] | undefined, id: number | undefined) => {
    const place = places?.find((one) => one.id === id);
    return place && nameOf(place, language);
  };

  return (
    <Section title={t("filters.where")}>
      {levels.map((level) => (
        <PickRow
          key={level}
          field={`${level}Id`}
          label={t(`filters.${level}`)}
          value={nameIn(lists[level].data, ids[level])}
          placeholder={blocks[level] ?? (ids[level] === undefined ? t(alls[level]) : "…")}
          isDisabled={blocks[level] !== undefined}
          onOpen={() => setOpened(level)}
        />
      ))}
      {opened && (
        <PlaceLevelPicker
          title={t(`filters.${opened}`)}
          all={t(alls[opened])}
          places={lists[opened]}
          chosenId={ids[opened]}
          onChoose={choose}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}
