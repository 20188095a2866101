import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { listCoinPacks } from "./listCoinPacks.ts";

/** Packs of coins that are sold, the smallest first. */
export function readCoinPacks(): Promise<ReadyJson> {
  return keepReady("coin-packs", async () => JSON.stringify(await listCoinPacks()));
}
