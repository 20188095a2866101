import { device } from "#webapps/shared/storage/storage.ts";

const KEY = "bozor-device";
const BYTES = 16;
function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A secret of this device, by which the server tells its codes from those of others at the same address; made at first
 * use. All tabs have the same.
 */
export function readDevice(): string {
  const kept = device.get(KEY);
  if (kept && /^[\w-]{16,64}$/.test(kept)) return kept;
  const made = make();
  device.set(KEY, made);
  return made;
}
