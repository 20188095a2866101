import type { z } from "zod";
import { type FaultName, PaymeError } from "./PaymeError.ts";

/** A method as Payme calls it: its params are looked at before it runs. */
export type PaymeMethod = (params: unknown) => Promise<object>;

/** Makes a method of what its params must be, what it does with them, and what it answers when they are others. */
export function defineMethod<Schema extends z.ZodType>(
  schema: Schema,
  run: (params: z.infer<Schema>) => Promise<object>,
  fault: FaultName = "invalid_request",
): PaymeMethod {
  return async (params) => {
    const parsed = schema.safeParse(params);
    if (!parsed.success) throw new PaymeError(fault);
    return run(parsed.data);
  };
}
