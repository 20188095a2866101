import { z } from "zod";

/** Words, trimmed; not empty. */
export const text = z.string().trim().min(1);
/** A web address without slashes at its end. */
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
/** Address of a PostgreSQL database. */
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must look like postgres://user:password@host/name",
});
/** A TCP port. */
export const port = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(65_535, "must be at most 65535");
/** Values with commas between them. */
export const list = text.transform((value) => value.split(",").map((item) => item.trim()));
/** Name of a time zone. */
export const timezone = text.refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, "must be a time zone such as Asia/Tashkent");
