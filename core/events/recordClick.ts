import { categoryClicks } from "./buffers.ts";

/** Records that somebody opened a category. */
export function recordClick(userId: number | undefined, link: string): void {
  categoryClicks.add({ user_id: userId ?? null, created_at: new Date().toISOString(), link });
}
