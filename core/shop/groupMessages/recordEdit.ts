import { QueryTypes } from "sequelize";
import { markBotStopped } from "#core/platform/telegram/botChanges.ts";
import { sequelize } from "#db/sequelize.ts";
import type { CardFacts } from "./findCard.ts";
import { nextHour } from "./writeCard.ts";

/** The outcome of an edit. */
export type EditOutcome =
  /** The message shows the words of this hash, edited just now or before. */
  | { kind: "shown"; hash: string; isEdited: boolean }
  | { kind: "later"; seconds: number }
  /** Telegram doesn't take these words. */
  | { kind: "refused" }
  /** The message is no more, or can't be edited any more. */
  | { kind: "gone" }
  /** The person has blocked the bot. */
  | { kind: "stopped" };

const SHOWN = `shown_hash = $hash, edited_at = case when $isEdited then clock_timestamp() else edited_at end,
  due_at = case when version = $version then $next::timestamptz else now() end`;
const GONE = "message_id = null, due_at = null";
const REFUSED = "due_at = case when version = $version then null else now() end";
const LATER = "due_at = now() + make_interval(secs => $seconds)";

function change(id: number, what: string, bind: Record<string, unknown> = {}) {
  return sequelize.query(`update group_cards set claimed_until = null, ${what} where id = $id`, {
    type: QueryTypes.UPDATE,
    bind: { id, ...bind },
  });
}

/** Gives a claimed card back, with what became of its edit; what has changed since its words were made is edited next. */
export async function recordEdit(card: CardFacts, outcome: EditOutcome): Promise<void> {
  const { id, version } = card;
  if (outcome.kind === "shown") {
    const { hash, isEdited } = outcome;
    await change(id, SHOWN, { version, hash, isEdited, next: nextHour(card) });
  } else if (outcome.kind === "later") await change(id, LATER, { seconds: outcome.seconds });
  else if (outcome.kind === "refused") await change(id, REFUSED, { version });
  else if (outcome.kind === "gone") await change(id, GONE);
  else {
    await markBotStopped(card.chatId);
    await change(id, "due_at = coalesce(due_at, now())");
  }
}
