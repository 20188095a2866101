import { z } from "zod";
import { QUERY_MAX, TAKE_MAX } from "./limits.ts";

/** Ids of ours: positive 32-bit integers. */
export const Id = z.int().positive().max(2_147_483_647);

/** Digits of a query string, or a number already; refuses signs, blanks and exponents. */
export const IntParam = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** An id in a path or query. */
export const IdParam = IntParam.pipe(Id);

/** `true` or `false` of a query string, or a boolean already. */
export const BooleanParam = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** Text without NUL and half characters, which PostgreSQL can't store. */
export const Text = z
  .string()
  .refine(
    (text) => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text),
    "NUL and half characters are not allowed",
  );

/** Free words to look for. */
export const QueryText = Text.max(QUERY_MAX);

/** Link of a listing, a product or a category: letters, digits and hyphens. */
export const Link = z.string().regex(/^[A-Za-z0-9-]{1,80}$/);

/** Time as ISO 8601 text in UTC; dates of the database are turned into it. */
export const Timestamp = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true }),
);

export const Skip = IntParam.pipe(z.int().max(1_000_000)).default(0);
export const take = (usual: number) => IntParam.pipe(z.int().min(1).max(TAKE_MAX)).default(usual);

/** An answer with nothing to say. */
export const Done = z.object({ ok: z.literal(true) });
