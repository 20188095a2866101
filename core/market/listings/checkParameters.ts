import type { Category } from "#contract/categories.ts";
import type { ParameterValue } from "#contract/listingInput.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";

/** Returns a value as it is stored; undefined when the parameter has no such value. */
export function toStored(
  { type, optionsRu, optionsUz }: Pick<CategoryParameter, "type" | "optionsRu" | "optionsUz">,
  value: string,
): string | undefined {
  if (type === "STRING") return value;
  if (type === "BOOLEAN") return value === "true" || value === "false" ? value : undefined;
  return optionsRu.includes(value) ? value : optionsRu[optionsUz.indexOf(value)];
}

async function parametersOf(path: readonly Category[]): Promise<Map<number, CategoryParameter>> {
  const rows = await CategoryParameter.findAll({
    where: { categoryId: path.map(({ id }) => id) },
    raw: true,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Checks values against the parameters that a category has or inherits; `path` is the way down to it.
 * @returns them as they are kept, in the order of their ids, options by their Russian text.
 * @throws {RuleError} invalid_input with `fields` such as `parameters.0.parameterId` or `parameters.0.value`: `unknown`.
 */
export async function checkParameters(
  path: readonly Category[],
  values: readonly ParameterValue[],
): Promise<ParameterValue[]> {
  if (values.length === 0) return [];
  const known = await parametersOf(path);
  const fields: Record<string, string> = {};
  const stored = values.flatMap(({ parameterId, value }, place) => {
    const parameter = known.get(parameterId);
    const kept = parameter && toStored(parameter, value);
    if (kept !== undefined) return [{ parameterId, value: kept }];
    fields[`parameters.${place}.${parameter ? "value" : "parameterId"}`] = "unknown";
    return [];
  });
  if (stored.length < values.length) {
    throw new RuleError("invalid_input", "The category has no such parameter or option", { fields });
  }
  return stored.sort((a, b) => a.parameterId - b.parameterId);
}

/** Returns the values whose parameters a category has too; `path` is the way down to it. */
export async function keepParameters(
  path: readonly Category[],
  values: readonly ParameterValue[],
): Promise<ParameterValue[]> {
  const known = await parametersOf(path);
  return values.filter(({ parameterId }) => known.has(parameterId));
}
