import { ApiError } from "#webapps/shared/client/ApiError.ts";

const known = ["required", "phone", "number", "balance", "url", "too_long"] as const;

/** The keys of what is wrong, by the field's own name; none of an error that isn't about fields. */
export function faultsOf(error: unknown): Record<string, `fault.${(typeof known)[number] | "other"}`> {
  if (!(error instanceof ApiError) || error.code !== "invalid_input") return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, said]) => {
      const name = path.slice(path.lastIndexOf(".") + 1);
      return [name, `fault.${known.find((fault) => fault === said) ?? "other"}` as const];
    }),
  );
}
