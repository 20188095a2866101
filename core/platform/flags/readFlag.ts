import { Flag } from "#db/models/Flag.ts";

/** Whether a remote switch is on, as it stands now. */
export async function readFlag(key: string): Promise<boolean> {
  return (await Flag.findByPk(key))?.data === true;
}
