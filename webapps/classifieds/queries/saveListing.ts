import { useRef } from "react";
import type {
  createListing as createEndpoint,
  ListingChange,
  ListingInput,
  updateListing as updateEndpoint,
} from "#contract/ownListings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call, newIdempotencyKey } from "#webapps/shared/client/call.ts";

/** Posts a listing. */
export function createListing(input: ListingInput, idempotencyKey: string) {
  return call<typeof createEndpoint>("post", "/api/user/telegram/products", input, { idempotencyKey });
}

/** Changes one's own listing. */
export function updateListing(link: string, change: ListingChange, idempotencyKey: string) {
  const input = { link, ...change };
  return call<typeof updateEndpoint>("patch", "/api/user/telegram/products/:link", input, { idempotencyKey });
}

/** Whether the server has said what came of it; without that, it may have been done. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.status > 0 && error.status < 500;

/**
 * Sends with one key for one intention: pressing again after a lost answer repeats the call, which the server knows
 * by the key; what was changed meanwhile, or refused, is another intention.
 */
export function useOnce<Body>() {
  const intention = useRef<{ words: string; key: string }>(undefined);
  return async <Answer>(body: Body, send: (body: Body, key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(body);
    if (intention.current?.words !== words) intention.current = { words, key: newIdempotencyKey() };
    try {
      const answer = await send(body, intention.current.key);
      intention.current = undefined;
      return answer;
    } catch (error) {
      if (isAnswered(error)) intention.current = undefined;
      throw error;
    }
  };
}
