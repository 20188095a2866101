import { keptList } from "#webapps/shared/storage/keptList.ts";

const celebrated = keptList("bozor-celebrated", (code) => typeof code === "string");

/** Whether a group that is complete has yet to be celebrated on this device; from then on it has been. */
export function celebrateOnce(groupCode: string): boolean {
  const done = celebrated.read();
  if (done.includes(groupCode)) return false;
  celebrated.write([groupCode, ...done]);
  return true;
}
