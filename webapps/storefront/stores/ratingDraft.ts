const KEY = "draft-ratings";
/** Orders whose unfinished ratings are kept, the last written first. */
const KEPT_MAX = 10;

/** What somebody has chosen and written of an order and not sent yet; 0 stars are none. */
export interface RatingDraft {
  stars: number;
  /** Stars by the ids of features. */
  features: Record<number, number>;
  text: string;
}

type Kept = RatingDraft & { orderId: number };

export const emptyRating: RatingDraft = { stars: 0, features: {}, text: "" };

/** What a closed storage refused to keep lasts as long as the page. */
let unkept: Kept[] | undefined;

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

function readAll(): Kept[] {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function writeAll(kept: Kept[]) {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
    unkept = undefined;
  } catch {
    unkept = kept;
  }
}

const others = (orderId: number) => readAll().filter((kept) => kept.orderId !== orderId);

/** The unfinished rating of an order; it is shown with the order alone, which only its buyer sees. */
export function readRatingDraft(orderId: number): RatingDraft {
  const { orderId: _, ...draft } = readAll().find((kept) => kept.orderId === orderId) ?? {
    orderId,
    ...emptyRating,
  };
  return draft;
}

/** Keeps what was chosen and written until it is sent. */
export const keepRatingDraft = (orderId: number, draft: RatingDraft) =>
  writeAll([{ orderId, ...draft }, ...others(orderId)].slice(0, KEPT_MAX));

/** Forgets it, once it is sent. */
export const dropRatingDraft = (orderId: number) => writeAll(others(orderId));
