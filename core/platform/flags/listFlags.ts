import { Flag } from "#db/models/Flag.ts";

/** All remote variables by name. */
export function listFlags(): Promise<Flag[]> {
  return Flag.findAll({ order: ["key"] });
}
