import { QueryTypes } from "sequelize";
import { maybe, number, type RowOf, rows } from "#db/rows.ts";
import { outsideTransaction, sequelize } from "#db/sequelize.ts";

/** A row of turns that follow one another. */
interface Turns {
  key: string;
  /** Seconds between two turns. */
  every: number;
  /** How many seconds ahead a turn may be taken. */
  ahead: number;
}

const takenRow = {
  /** Seconds until the turn that was taken; null when none was. */
  turn: maybe(number),
  /** Seconds until it is worth asking again. */
  wait: number,
};

type Taken = RowOf<typeof takenRow>;

const PAUSE_KEY = "pause";

const TAKE = `
  with paused as (
    select extract(epoch from free_at - clock_timestamp())::float8 as seconds from send_turns where key = $pauseKey
  ), taken as (
    insert into send_turns as turns (key, free_at)
    select $key::text, clock_timestamp() + make_interval(secs => $every)
    where coalesce((select seconds from paused), 0) <= 0
    on conflict (key) do update
    set free_at = greatest(turns.free_at, clock_timestamp()) + make_interval(secs => $every)
    where turns.free_at <= clock_timestamp() + make_interval(secs => $ahead::float8)
    returning free_at - make_interval(secs => $every) as mine
  )
  select (select greatest(extract(epoch from mine - clock_timestamp())::float8, 0) from taken) as turn,
    greatest((select seconds from paused),
      (select extract(epoch from free_at - clock_timestamp())::float8 from send_turns where key = $key::text)
        - $ahead::float8, 0) as wait`;

/**
 * Takes the next turn in a row that all processes share through the database, by its clock. While sending is paused
 * nobody gets one.
 */
export async function takeTurn({ key, every, ahead }: Turns): Promise<Taken> {
  // Turns are taken at once and for good: others must not wait for the end of whatever is open here.
  const [taken] = await outsideTransaction(() =>
    rows(takenRow, TAKE, { key, every, ahead, pauseKey: PAUSE_KEY }),
  );
  if (!taken) throw new Error("A turn without an answer");
  return taken;
}

const PAUSE = `
  with refused as (
    insert into send_turns (key, free_at) values ($refused, clock_timestamp() + make_interval(secs => $window))
    on conflict (key) do update set free_at = excluded.free_at
  )
  insert into send_turns as turns (key, free_at)
  values ($key, clock_timestamp() + make_interval(secs => $seconds::float8 + $ahead::float8))
  on conflict (key) do update set free_at = greatest(turns.free_at, excluded.free_at)`;

// The shortest of their pauses: whoever is refused after it says how long it still takes.
const PAUSE_ALL = `
  insert into send_turns as turns (key, free_at)
  select $pauseKey::text, min(paused.free_at) - make_interval(secs => $ahead::float8)
  from send_turns refused
  join send_turns paused on paused.key = $chat::text || substr(refused.key, length($refused::text) + 1)
  where starts_with(refused.key, $refused::text) and refused.free_at > clock_timestamp()
  having count(*) >= $several
  on conflict (key) do update set free_at = greatest(turns.free_at, excluded.free_at)`;

const CHAT_KEY = "chat:";
const REFUSED_KEY = "refused:";
/** This many chats refused within this many seconds mean that the bot itself must wait. */
const SEVERAL = 3;
const WINDOW_SECONDS = 10;

/** The row of turns of a chat. */
export const chatKey = (chatId: number | string): string => CHAT_KEY + chatId;

/**
 * Lets a chat, whose turns may be taken `ahead` seconds before, have none for so many seconds; a longer pause that runs
 * already stays. When several chats have been refused, nobody has a turn.
 */
export async function pauseTurns(chatId: number | string, seconds: number, ahead: number): Promise<void> {
  const mine = {
    refused: REFUSED_KEY + chatId,
    window: WINDOW_SECONDS,
    key: chatKey(chatId),
    seconds,
    ahead,
  };
  const all = { pauseKey: PAUSE_KEY, chat: CHAT_KEY, refused: REFUSED_KEY, several: SEVERAL, ahead };
  await outsideTransaction(async () => {
    await sequelize.query(PAUSE, { type: QueryTypes.INSERT, bind: mine });
    await sequelize.query(PAUSE_ALL, { type: QueryTypes.INSERT, bind: all });
  });
}

/** Milliseconds until there may be a turn: of anybody, or of a chat whose turns may be taken `ahead` seconds before. */
export async function readPause(chatId?: number | string, ahead = 0): Promise<number> {
  const [row] = await outsideTransaction(() =>
    rows(
      { ms: number },
      `select coalesce(max(greatest(extract(epoch from free_at - clock_timestamp())
           - case when key = $pauseKey then 0 else $ahead::float8 end, 0)) * 1000, 0)::float8 as ms
       from send_turns where key in ($pauseKey, $key)`,
      { pauseKey: PAUSE_KEY, key: chatId === undefined ? PAUSE_KEY : chatKey(chatId), ahead },
    ),
  );
  return row?.ms ?? 0;
}
