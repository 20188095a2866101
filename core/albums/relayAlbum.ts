import { QueryTypes } from "sequelize";
import type { Said } from "#core/conversations/passOn.ts";
import { relayChosen } from "#core/conversations/relayChosen.ts";
import { sequelize, transact } from "#db/sequelize.ts";

type Chosen = Awaited<ReturnType<typeof relayChosen>>;

/** The words of a photo hold the whole album back. */
class HeldBack extends Error {
  readonly chosen: Chosen;
  constructor(chosen: Chosen) {
    super();
    this.chosen = chosen;
  }
}

interface Album {
  /** Telegram's name of the album that the words are of, if they are of one. */
  group: string | undefined;
  isWarned?: boolean;
}

async function relayAll(
  userId: number,
  conversationId: number,
  { messageId, hasLink = false }: Said,
  { group, isWarned = false }: Album,
) {
  const parts = await sequelize.query<Said>(
    `select p.message_id as "messageId", p.update_id as "updateId", p.caption as text, p.file_id as "photoFileId"
     from albums a join album_parts p on p.album_id = a.id
     where a.user_id = $userId and a.key = $group and p.file_id is not null and not p.is_file
     order by p.message_id for update of a`,
    { type: QueryTypes.SELECT, bind: { userId, group } },
  );
  let chosen: Chosen | undefined;
  for (const part of parts) {
    // What the messenger has marked is known of the message that the question replied to.
    const said = { ...part, hasLink: part.messageId === messageId && hasLink };
    chosen = await relayChosen(userId, conversationId, said, { isWarned });
    if (chosen.risk) throw new HeldBack(chosen);
  }
  await sequelize.query(
    "update albums set state = 'relayed' where user_id = $userId and key = $group and state = 'asked'",
    { type: QueryTypes.UPDATE, bind: { userId, group } },
  );
  return chosen;
}

/**
 * Passes on what a person wrote, as `relayChosen` does; of an album all photos that have come, or none. Files can't be
 * passed on.
 * @throws {RuleError} as `relayChosen` does.
 */
export async function relayWhole(
  userId: number,
  conversationId: number,
  said: Said,
  { group, isWarned = false }: Album,
): Promise<Chosen> {
  try {
    const whole =
      group !== undefined &&
      (await transact(() => relayAll(userId, conversationId, said, { group, isWarned })));
    return whole || (await relayChosen(userId, conversationId, said, { isWarned }));
  } catch (error) {
    if (error instanceof HeldBack) return error.chosen;
    throw error;
  }
}
