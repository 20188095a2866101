import type { Middleware } from "koa";
import type { ApiState } from "../serve/state.ts";

/** Splits a pattern into its literal parts and its parameters, `:name` or `*name`. */
const parameter = /([:*])\w+/;

interface Pattern {
  regexp: RegExp;
  /** Parts as stated; a parameter keeps what was written. */
  restate: (written: readonly string[]) => string;
}

function compile(pattern: string): Pattern {
  // Literal, kind, literal, kind, …, literal.
  const parts = pattern.split(parameter);
  const sources = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return part === ":" ? "([^/]+)" : "(.*)";
  });
  return {
    regexp: new RegExp(`^${sources.join("")}(/?)$`, "i"),
    restate: (written) =>
      parts.map((part, index) => (index % 2 === 0 ? part : written[(index - 1) / 2])).join("") +
      (written.at(-1) ?? ""),
  };
}

/**
 * Sends readers of a path in another case to the stated one. The first pattern that fits decides;
 * its parameters (links, codes, files) keep their case.
 */
export function redirectToStatedCase(patterns: readonly string[]): Middleware<ApiState> {
  const compiled = patterns.map(compile);
  return (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    for (const { regexp, restate } of compiled) {
      const fit = regexp.exec(ctx.path);
      if (!fit) continue;
      const stated = restate(fit.slice(1));
      if (stated === ctx.path) return next();
      ctx.status = 301;
      ctx.redirect(stated + ctx.search);
      return undefined;
    }
    return next();
  };
}
