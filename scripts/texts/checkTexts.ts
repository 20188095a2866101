import { readAppTexts } from "./appTexts.ts";
import { readBotTexts } from "./botTexts.ts";
import { findFaults, findRepeated } from "./findFaults.ts";

/** Returns the faults of all texts that people read, a line a fault. */
export async function checkTexts(): Promise<string[]> {
  const apps = await readAppTexts();
  return [...[readBotTexts(), ...apps].flatMap(findFaults), ...findRepeated(apps)];
}
