import { z } from "zod";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { rememberBriefly } from "#core/platform/cache/keepBriefly.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { read } from "#db/readPool.ts";
import { number, type RowOf, texts } from "#db/rows.ts";
import type { categoryIndex } from "../categories/categoryIndex.ts";
import { toStored } from "../listings/checkParameters.ts";

const parameterRow = {
  id: number,
  categoryId: number,
  type: z.enum(["STRING", "BOOLEAN", "ENUM"]),
  optionsRu: texts,
  optionsUz: texts,
};

type Parameter = RowOf<typeof parameterRow>;

/** One parameter that a listing must have, with the values any of which will do. */
interface AskedParameter {
  parameter: Parameter;
  values: string[];
}

const statement = {
  name: "all-parameters",
  text: `select id, category_id as "categoryId", type, options_ru as "optionsRu", options_uz as "optionsUz"
    from category_parameters`,
};

const allParameters = rememberBriefly(
  async () => new Map((await read(parameterRow, statement, [])).map((row) => [row.id, row])),
);

/**
 * The parameters among the filters, with options as they are kept.
 * @throws {RuleError} invalid_input with `fields` such as `p.12`: `unknown` for a parameter that there isn't or that the
 * chosen category neither has nor inherits, and for an option it doesn't know.
 */
export async function askedParameters(
  { p, categoryId }: ListingFilters,
  { pathTo }: Awaited<ReturnType<typeof categoryIndex>>,
): Promise<AskedParameter[]> {
  const entries = Object.entries(p ?? {});
  if (entries.length === 0) return [];
  const known = await allParameters();
  const path = categoryId === undefined ? undefined : new Set(pathTo(categoryId).map(({ id }) => id));
  const asked: AskedParameter[] = [];
  const fields: Record<string, string> = {};
  for (const [id, given] of entries) {
    const parameter = known.get(Number(id));
    const isOfCategory = parameter !== undefined && (path?.has(parameter.categoryId) ?? true);
    const values = isOfCategory ? given.flatMap((text) => toStored(parameter, text) ?? []) : [];
    if (isOfCategory && values.length === given.length) asked.push({ parameter, values });
    else fields[`p.${id}`] = "unknown";
  }
  if (Object.keys(fields).length > 0) {
    throw new RuleError("invalid_input", "The category has no such parameter or option", { fields });
  }
  return asked;
}

/** Condition: a listing has a parameter as asked. `place` is that of its values. Free texts are compared in normal form. */
export function parameterSql({ parameter: { id, type }, values }: AskedParameter, place: string): string {
  // One by one, as only then the planner knows the normal forms and sees that few rows have them.
  const normal = values.map((_, index) => `public.search_normal((${place}::text[])[${index + 1}])`);
  const isAsked =
    type === "STRING"
      ? `public.search_normal(v.value) = any(array[${normal.join(", ")}])`
      : `v.value = any(${place}::text[])`;
  return `exists (
    select from listing_parameters v
    where v.listing_id = listings.id and v.parameter_id = ${id} and ${isAsked})`;
}
