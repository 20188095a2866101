import { cutText } from "#contract/cutText.ts";
import type { Draft } from "#contract/drafts.ts";
import { DESCRIPTION_MAX, NAME_MAX, PARAMETER_STRING_MAX } from "#contract/limits.ts";

/** An unfinished listing and when it was last written; `isSynced` when the server has the very same. */
export interface KeptDraft {
  draft: Draft;
  updatedAt: string;
  isSynced: boolean;
}

/** The listing that was last sent to be posted, with its idempotency key, while the outcome isn't known. */
export interface Intention {
  words: string;
  key: string;
}

/** The server's copy as it answers; both are null when there is none. */
interface ServerDraft {
  draft: Draft | null;
  updatedAt: string | null;
}

/** Longest texts that the server keeps of a draft, twice what a listing may have. */
const ROOM = 2;

/** Whether there is something worth keeping: a name, a description, a price or a photo. */
export function isDraftFilled({ name, description, price, photos }: Draft): boolean {
  const isPriced = price !== null && price !== "" && price !== 0;
  return name.trim() !== "" || description.trim() !== "" || isPriced || photos.length > 0;
}

/**
 * Which of two copies goes on: the one written last. A copy that the server had and has no more was published or
 * deleted elsewhere; one that never reached it stays.
 */
export function newerDraft(local: KeptDraft | undefined, server: ServerDraft): KeptDraft | undefined {
  if (!server.draft || !server.updatedAt) return local?.isSynced ? undefined : local;
  const isLocalNewer = local && Date.parse(local.updatedAt) >= Date.parse(server.updatedAt);
  return isLocalNewer ? local : { draft: server.draft, updatedAt: server.updatedAt, isSynced: true };
}

/** The draft as the server takes it: what is far too long is cut there, and only there. */
export function clipDraft(draft: Draft): Draft {
  return {
    ...draft,
    name: cutText(draft.name, NAME_MAX * ROOM),
    description: cutText(draft.description, DESCRIPTION_MAX * ROOM),
    parameters: draft.parameters?.map(({ parameterId, value }) => ({
      parameterId,
      value: cutText(value, PARAMETER_STRING_MAX * ROOM),
    })),
  };
}
