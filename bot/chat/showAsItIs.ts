import { isDeepStrictEqual } from "node:util";

/** More changes than this while one message is edited can't come from a person's presses. */
const MOST_TURNS = 5;

/**
 * Puts the current state into a message: calls `read` once everything is decided, then `show`. Another press may change
 * the state while the message is being edited. The message is shown again in that case.
 */
export async function showAsItIs<State>(
  read: () => Promise<State>,
  show: (state: State) => Promise<void>,
): Promise<void> {
  let state = await read();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await show(state);
    const now = await read();
    if (isDeepStrictEqual(now, state)) return;
    state = now;
  }
}
