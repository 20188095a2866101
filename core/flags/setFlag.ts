import { Flag } from "#db/models/Flag.ts";

/** Sets a remote variable, making it when it is new. */
export async function setFlag(key: string, data: unknown): Promise<void> {
  await Flag.upsert({ key, data });
}
