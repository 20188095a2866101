import { config } from "#config";
import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { findSearchNews } from "./findSearchNews.ts";
import { writeSearchMessage } from "./writeSearchMessage.ts";

/** What a message about saved searches says at the moment of its sending: nothing when all of it is gone, nor at night. */
export async function openSearchMessage(
  id: number,
  now = new Date(),
): Promise<{ message: OutgoingMessage } | NotNow> {
  const found = await findSearchNews(id);
  if (!found || found.news.length === 0) return { kind: "over" };
  const until = awakeAt(now, config.REPORT_TIMEZONE);
  return until > now ? { kind: "held", until } : { message: await writeSearchMessage(found) };
}
