import { type RefObject, useEffect, useRef } from "react";
import type { ListingChange, ListingInput } from "#contract/listingInput.ts";
import type {
  createListing as createEndpoint,
  updateListing as updateEndpoint,
} from "#contract/ownListings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call, newIdempotencyKey } from "#webapps/shared/client/call.ts";
import type { Intention } from "./draft.ts";

/** Posts a listing. */
export function createListing(input: ListingInput, idempotencyKey: string) {
  return call<typeof createEndpoint>("post", "/api/user/telegram/products", input, { idempotencyKey });
}

/** Changes one's own listing. */
export function updateListing(link: string, change: ListingChange, idempotencyKey: string) {
  const input = { link, ...change };
  return call<typeof updateEndpoint>("patch", "/api/user/telegram/products/:link", input, { idempotencyKey });
}

/** Refusals of this very attempt, which say nothing of the ones before: too often, not signed in, still at work. */
const TEMPORARY: readonly number[] = [401, 409, 429];

/** Whether the server has said what came of it; without that, it may have been done. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === "key_reused") return true;
  return error.status > 0 && error.status < 500 && !TEMPORARY.includes(error.status);
}

/**
 * Sends with one key for one intention: pressing again after a lost answer repeats the call, which the server knows
 * by the key; what was changed meanwhile, or refused, is another intention. `memory` outlasts the page.
 */
export function useOnce<Body>(memory?: { current: Intention | undefined }) {
  const own = useRef<Intention>(undefined);
  const last = memory ?? own;
  return async <Answer>(body: Body, send: (body: Body, key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(body);
    const known = last.current;
    const { key } = known?.words === words ? known : { key: newIdempotencyKey() };
    last.current = { words, key };
    // Something else may be on its way by then.
    const forget = () => {
      if (last.current?.key === key) last.current = undefined;
    };
    try {
      const answer = await send(body, key);
      forget();
      return answer;
    } catch (error) {
      if (isAnswered(error)) forget();
      throw error;
    }
  };
}

/** Whether a part is still on the screen, for what outlasts it. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
