import { isDeepStrictEqual } from "node:util";

/** More changes than this while one message is edited can't come from a person's presses. */
const MOST_TURNS = 5;

/**
 * Puts into a message how things stand: `read` once they are decided, then `show`. Another press may have changed them
 * while the message was being edited, and ours have come after its words: then it is shown anew.
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
