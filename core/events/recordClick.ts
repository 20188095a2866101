import { categoryIndex } from "../categories/categoryIndex.ts";
import { RuleError } from "../errors.ts";
import { categoryClicks } from "./buffers.ts";

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
