import { keptList } from "#webapps/shared/storage/keptList.ts";

/** A rating that was begun and not sent yet; 0 stars are none. */
export interface RatingDraft {
  stars: number;
  /** Stars by the ids of features. */
  features: Record<number, number>;
  text: string;
}

type Kept = RatingDraft & { orderId: number };

export const emptyRating: RatingDraft = { stars: 0, features: {}, text: "" };

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { orderId, stars, features, text } = value as Partial<Kept>;
  return (
    typeof orderId === "number" &&
    typeof stars === "number" &&
    typeof features === "object" &&
    features !== null &&
    typeof text === "string"
  );
}

const drafts = keptList("draft-ratings", isKept);
const others = (orderId: number) => drafts.read().filter((kept) => kept.orderId !== orderId);

/** The unfinished rating of an order; it is shown with the order alone, which only its buyer sees. */
export function readRatingDraft(orderId: number): RatingDraft {
  const { orderId: _, ...draft } = drafts.read().find((kept) => kept.orderId === orderId) ?? {
    orderId,
    ...emptyRating,
  };
  return draft;
}

/** Keeps what was chosen and written until it is sent. */
export const keepRatingDraft = (orderId: number, draft: RatingDraft) =>
  drafts.write([{ orderId, ...draft }, ...others(orderId)]);

/** Forgets it, once it is sent. */
export const dropRatingDraft = (orderId: number) => drafts.write(others(orderId));
