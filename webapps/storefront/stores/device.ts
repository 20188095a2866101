const KEY = "bozor-device";
const BYTES = 16;
/** Storage may be closed to a frame in a third party's page; then it lasts as long as the page. */
let own: string | undefined;

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A secret of this device, by which the server tells its codes from those of others at the same address; made at first
 * use. All tabs have the same.
 */
export function readDevice(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && /^[\w-]{16,64}$/.test(kept)) return kept;
    own ??= make();
    localStorage.setItem(KEY, own);
  } catch {
    own ??= make();
  }
  return own;
}
