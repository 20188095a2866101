import { findRisk, type Risk } from "./findRisk.ts";
import type { Said } from "./passOn.ts";

/** Why what somebody said should not just be passed on, if it shouldn't; a venue's name and address are words too. */
export function riskOf({ text, place, hasLink = false }: Said): Risk | undefined {
  const words = [text, place?.venue?.title, place?.venue?.address].filter(Boolean).join("\n");
  return findRisk(words) ?? (hasLink ? "link" : undefined);
}
