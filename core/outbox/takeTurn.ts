import { QueryTypes } from "sequelize";
import { outsideTransaction, sequelize } from "#db/sequelize.ts";

/** A row of turns that follow one another. */
interface Turns {
  key: string;
  /** Seconds between two turns. */
  every: number;
  /** How many seconds ahead a turn may be taken. */
  ahead: number;
}

export interface Taken {
  /** Seconds until the turn that was taken; null when none was. */
  turn: number | null;
  /** Seconds until it is worth asking again. */
  wait: number;
}

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
    sequelize.query<Taken>(TAKE, {
      type: QueryTypes.SELECT,
      bind: { key, every, ahead, pauseKey: PAUSE_KEY },
    }),
  );
  if (!taken) throw new Error("A turn without an answer");
  return taken;
}

/** Lets nobody have a turn for so many seconds; a longer pause that runs already stays. */
export async function pauseTurns(seconds: number): Promise<void> {
  await outsideTransaction(() =>
    sequelize.query(
      `insert into send_turns (key, free_at) values ($key, clock_timestamp() + make_interval(secs => $seconds))
       on conflict (key) do update set free_at = greatest(send_turns.free_at, excluded.free_at)`,
      { type: QueryTypes.INSERT, bind: { key: PAUSE_KEY, seconds } },
    ),
  );
}

/** Milliseconds that the pause still lasts; 0 when there is none. */
export async function readPause(): Promise<number> {
  const [row] = await outsideTransaction(() =>
    sequelize.query<{ ms: number }>(
      `select greatest(extract(epoch from free_at - clock_timestamp()) * 1000, 0)::float8 as ms
       from send_turns where key = $key`,
      { type: QueryTypes.SELECT, bind: { key: PAUSE_KEY } },
    ),
  );
  return row?.ms ?? 0;
}
