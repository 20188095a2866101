const KEY = "bozor-celebrated";
/** Groups of the past that are remembered. */
const KEPT = 30;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether a group that is complete has yet to be celebrated on this device; from then on it has been. */
export function celebrateOnce(groupCode: string): boolean {
  const done = read();
  if (done.includes(groupCode)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...done, groupCode].slice(-KEPT)));
  } catch {
    // Storage is closed: it is celebrated again another time.
  }
  return true;
}
