import { RuleError } from "#core/platform/errors/RuleError.ts";
import { City } from "#db/models/City.ts";
import { District } from "#db/models/District.ts";
import { Region } from "#db/models/Region.ts";

interface Place {
  regionId: number;
  cityId: number | null;
  districtId: number | null;
}

function refuse(fields: Record<string, string>): never {
  throw new RuleError("invalid_input", "There is no such place", { fields });
}

/**
 * Checks that a region exists and what is named below it lies there.
 * @throws {RuleError} invalid_input with `fields`: `unknown` for the region, `not_below` for what lies elsewhere.
 */
export async function checkPlace({ regionId, cityId, districtId }: Place): Promise<void> {
  if (!(await Region.count({ where: { id: regionId } }))) refuse({ regionId: "unknown" });
  if (cityId !== null && !(await City.count({ where: { id: cityId, regionId } }))) {
    refuse({ cityId: "not_below" });
  }
  if (districtId === null) return;
  if (cityId === null || !(await District.count({ where: { id: districtId, cityId } }))) {
    refuse({ districtId: "not_below" });
  }
}
