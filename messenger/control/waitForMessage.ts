import type { World } from "../world.ts";

const LONGEST_WAIT_MS = 30_000;

/** Waits until the bot writes, edits or answers something after message `after`, or the time is over. */
export function waitForMessage(
  world: World,
  key: string,
  after: number,
  milliseconds: number,
): Promise<void> {
  const isThere = () =>
    world.state.chats[key]?.messages.some(({ message_id, from }) => message_id > after && from.is_bot);
  if (isThere() || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = world.listen((event) => {
      if (event.type === "message" && event.key === key && isThere()) finish();
    });
    const timer = setTimeout(finish, Math.min(milliseconds, LONGEST_WAIT_MS));
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
