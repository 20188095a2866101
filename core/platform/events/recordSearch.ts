import { searches } from "./buffers.ts";

/** Records what somebody searched for. */
export function recordSearch(userId: number | undefined, query: string): void {
  searches.add({ user_id: userId ?? null, created_at: new Date().toISOString(), query });
}
