import type { World } from "../world.ts";
import type { Params } from "./Params.ts";

/** One method of the Bot API: takes a call's parameters, gives its `result`. */
export type Method = (world: World, params: Params, signal: AbortSignal) => unknown;
export type Methods = Record<string, Method>;
