import { z } from "zod";
import { PIN_MAX, PRICE_MAX, QUERY_MAX, SKIP_MAX, TAKE_MAX } from "./limits.ts";
import { plainDigits } from "./plainDigits.ts";
import { cleanLine, cleanText, isVisible } from "./words.ts";

/** Ids of ours: positive 32-bit integers; no others are known. */
export const Id = z.int("required").positive("unknown").max(2_147_483_647, "unknown");

/** Digits of a query string, or a number already; refuses signs, blanks and exponents. */
export const IntParam = z.union(
  [
    z.int().nonnegative(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ],
  "number",
);

/** An id in a path or query. */
export const IdParam = IntParam.pipe(Id);

/** A whole price in a query string, with or without spaces, or a number already; refuses what `IntParam` refuses. */
export const PriceParam = z
  .union(
    [
      z.int().nonnegative(),
      z
        .string()
        .transform((typed) => plainDigits(typed).replace(/\s/g, ""))
        .pipe(z.string().regex(/^\d{1,15}$/))
        .transform(Number),
    ],
    "price",
  )
  .pipe(z.int("price").max(PRICE_MAX, "price"));

/** Degrees of latitude or longitude in a query string, or a number already; from `-most` to `most`. */
export const DegreesParam = (most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
          .transform(Number),
      ],
      "number",
    )
    .pipe(z.number().min(-most, "number").max(most, "number"));

/** `true` or `false` of a query string, or a boolean already. */
export const BooleanParam = z.union(
  [z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")],
  "unknown",
);

/** Text without NUL and half characters, which PostgreSQL can't store. */
export const Text = z
  .string("required")
  .refine((text) => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text), "text");

/** One of several words; what is absent is `required`, anything else `unknown`. */
export const choice = <const T extends string>(values: readonly T[]) =>
  z.enum(values, {
    error: ({ input }) => (input === undefined || input === null ? "required" : "unknown"),
  });

/** Words in one line, without what nobody sees, that show something. */
export const Line = (max: number) =>
  Text.transform(cleanLine).pipe(z.string().refine(isVisible, "required").max(max, "too_long"));

/** Words with their line breaks, without what nobody sees, that show something. */
export const Prose = (max: number) =>
  Text.transform(cleanText).pipe(z.string().refine(isVisible, "required").max(max, "too_long"));

/** Words that may be none; line breaks stay, what nobody sees goes. */
export const Remark = (max: number) => Text.transform(cleanText).pipe(z.string().max(max, "too_long"));

/** Typed digits, of whatever script and in groups: without blanks, hyphens and dots, as 0 to 9. */
export const Digits = Text.transform((typed) =>
  plainDigits(cleanLine(typed)).replace(/[\s\p{Pd}\u2212.]/gu, ""),
);

/** An Indian PIN as it is typed; what isn't one of six digits is kept, too. */
export const Pin = Digits.pipe(z.string().max(PIN_MAX, "too_long"));

/** Free words to look for. */
export const QueryText = Text.max(QUERY_MAX, "too_long");

/** Link of a listing, a product or a category: letters, digits and hyphens. */
export const Link = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, "unknown");

/** Time as ISO 8601 text in UTC; dates of the database are turned into it. */
export const Timestamp = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true }),
);

export const Skip = IntParam.pipe(z.int().max(SKIP_MAX, "number")).default(0);
export const take = (usual: number) =>
  IntParam.pipe(z.int().min(1, "number").max(TAKE_MAX, "number")).default(usual);

/** An answer with nothing to say. */
export const Done = z.object({ ok: z.literal(true) });
