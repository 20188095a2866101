import { own } from "#webapps/shared/storage/own.ts";

const KEY = "bozor-celebrated";
/** Groups of the past that are remembered. */
const KEPT = 30;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(own.get(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether a group that is complete has yet to be celebrated on this device; from then on it has been. */
export function celebrateOnce(groupCode: string): boolean {
  const done = read();
  if (done.includes(groupCode)) return false;
  own.set(KEY, JSON.stringify([...done, groupCode].slice(-KEPT)));
  return true;
}
