import { electronics } from "./electronics.ts";
import { everyday } from "./everyday.ts";
import { household } from "./household.ts";
import { property } from "./property.ts";
import { services } from "./services.ts";
import { transport } from "./transport.ts";

/** Groups of words and phrases that mean the same to somebody who looks for a thing. */
export const synonyms: readonly string[][] = [electronics, transport, property, everyday, household, services]
  .flatMap((text) => text.trim().split("\n"))
  .map((line) => [...new Set(line.split(" = ").map((word) => word.trim()))]);
