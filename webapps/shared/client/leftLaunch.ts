const KEY = "bozor-left-launch";

const nameOf = (rawInitData: string) => new URLSearchParams(rawInitData).get("hash") ?? rawInitData;

/** Notes that whoever was signed in by this launch data has left, or with null that they are back. */
export function noteLeft(rawInitData: string | null) {
  try {
    if (rawInitData === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, nameOf(rawInitData));
  } catch {
    // Storage is closed: the next start signs in by itself.
  }
}

/** Whether who was signed in by this very launch data has left: only another launch signs in by itself then. */
export function hasLeft(rawInitData: string): boolean {
  try {
    return rawInitData !== "" && sessionStorage.getItem(KEY) === nameOf(rawInitData);
  } catch {
    return false;
  }
}
