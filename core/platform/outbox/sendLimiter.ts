import { setTimeout as sleep } from "node:timers/promises";
import { Priority } from "./message.ts";
import { chatKey, pauseTurns, readPause, takeTurn } from "./takeTurn.ts";

/** Seconds between two messages: 23 in any second, and never more than 25 where some are used late. */
const EVERY = 0.0435;
/**
 * How many seconds ahead turns may be taken, by priority: what is further ahead than others may go comes before them.
 * A notice takes only the turn after the one that runs, so an answer or a code waits behind two of them at most.
 */
const AHEAD: Record<Priority, number> = {
  [Priority.code]: 5,
  [Priority.answer]: 0.4,
  [Priority.notice]: 0.06,
  [Priority.broadcast]: 0.03,
};
/** One message a second to a chat, and five more at once now and then, as in a lively dialogue. */
const CHAT = { every: 1, ahead: 5 };

/**
 * Milliseconds by which a turn may be used late. What a process that stood still comes to later isn't used: its messages
 * would go together, beside those whose turn it is then. With this and `EVERY` no second has more than 25.
 */
const LATE_MS = 85;
/** At most this many turns in a row are missed; a sender that is always late would never send otherwise. */
const MISSED_MOST = 3;

/** Longest pause that is believed, in seconds. */
const LONGEST_PAUSE = 3600;
/** While the database is away nobody has a turn; it is asked again so often. */
const AWAY_MS = 500;

export interface SendLimiter {
  /**
   * Waits until a message to the chat may go, or several that go together, as the photos of an album do.
   * @returns false when that would take longer than `maxWaitMs`: then it must not be sent now.
   */
  take(chatId: number | string, priority: Priority, maxWaitMs: number, messages?: number): Promise<boolean>;
  /** Sends a chat nothing for so many seconds, as Telegram has asked; nobody anything where it asks that of several. */
  pause(chatId: number | string, seconds: number): Promise<void>;
  /** Milliseconds until anything may be sent, to the chat where one is named; 0 when that is now. */
  pausedMs(chatId?: number | string): Promise<number>;
}

/** A turn by `performance.now()`: it comes between two moments, which the database's answer was on its way. */
interface Turn {
  earliest: number;
  latest: number;
}

/** Asks for a turn until there is one; undefined when it would come after `deadline`. */
async function askForTurn(
  turns: Parameters<typeof takeTurn>[0],
  deadline: number,
): Promise<Turn | undefined> {
  for (;;) {
    const askedAt = performance.now();
    const { turn, wait } = await takeTurn(turns).catch(() => ({ turn: null, wait: AWAY_MS / 1000 }));
    const now = performance.now();
    if (turn !== null) return { earliest: askedAt + turn * 1000, latest: now + turn * 1000 };
    const waitMs = Math.max(1, Math.ceil(wait * 1000));
    if (now + waitMs > deadline) return undefined;
    await sleep(waitMs);
  }
}

/** Waits for a turn. @returns whether it is reached in time. */
async function reach({ earliest, latest }: Turn): Promise<boolean> {
  const waitMs = Math.ceil(latest - performance.now());
  if (waitMs > 0) await sleep(waitMs);
  return performance.now() - earliest <= LATE_MS;
}

/** Has those of one priority ask one after the other: who came first goes first, and one of them asks the database. */
function createQueue(): <T>(ask: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const mine = last.then(ask);
    last = mine.catch(() => {});
    return mine;
  };
}

/** A limiter of sending. All of them, in whatever process, share one measure. */
export function createSendLimiter(): SendLimiter {
  const queues = new Map(Object.values(Priority).map((priority) => [priority, createQueue()]));

  return {
    // While the database is away there is nothing to send either, and Telegram asks again.
    pausedMs: (chatId) => readPause(chatId, CHAT.ahead).catch(() => 0),
    pause: (chatId, seconds) =>
      pauseTurns(chatId, Math.min(Math.max(seconds, 1), LONGEST_PAUSE), CHAT.ahead).catch(() => {}),
    take: async (chatId, priority, maxWaitMs, messages = 1) => {
      const deadline = performance.now() + maxWaitMs;
      const ofChat = await askForTurn(
        { key: chatKey(chatId), every: CHAT.every * messages, ahead: CHAT.ahead },
        deadline,
      );
      if (ofChat === undefined) return false;
      const turns = { key: "all", every: EVERY * messages, ahead: AHEAD[priority] };
      const inQueue = queues.get(priority) ?? createQueue();
      for (let missed = 0; ; missed += 1) {
        const turn = await inQueue(() => askForTurn(turns, deadline));
        if (!turn) return false;
        if ((await reach(turn)) || missed === MISSED_MOST) return true;
      }
    },
  };
}

/** The limiter of every sender: the worker's and the bot's own answers. */
export const sendLimiter = createSendLimiter();
