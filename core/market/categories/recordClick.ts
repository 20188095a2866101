import { RuleError } from "#core/platform/errors/RuleError.ts";
import { categoryClicks } from "#core/platform/events/buffers.ts";
import { categoryIndex } from "./categoryIndex.ts";

/**
 * Records that somebody opened a category.
 * @throws {RuleError} invalid_input with `fields.link`: `unknown`, when no category has the link.
 */
export async function recordClick(userId: number | undefined, link: string): Promise<void> {
  const { hasLink } = await categoryIndex();
  if (!hasLink(link)) {
    throw new RuleError("invalid_input", "No category has this link", { fields: { link: "unknown" } });
  }
  categoryClicks.add({ user_id: userId ?? null, created_at: new Date().toISOString(), link });
}
