import type { Drawings } from "./types.ts";
import { vehicles } from "./vehicles.ts";

export const drawings: Drawings = { ...vehicles };
