import { cutText } from "#contract/cutText.ts";
import { own } from "#webapps/shared/storage/own.ts";
import type { ownMarks } from "#webapps/shared/storage/ownNames.ts";

const REFERER = "refererId";
const UTM_SOURCE = "indudu_utm_source";
const UTM_MEDIUM = "indudu_utm_medium";
/** Ids are 32-bit: a larger one is nobody's, and a sign-in would be told nonsense. */
const ID_MAX = 2_147_483_647;
/** As much of a campaign's mark as an order takes. */
const MARK_MAX = 100;

type Mark = (typeof ownMarks)[number];

const read = (key: Mark) => own.get(key) ?? undefined;

/** Keeps the first value of a mark. */
function keepFirst(key: Mark, value: string | null | undefined) {
  if (!value || read(key) !== undefined) return;
  own.set(key, value);
}

/** Keeps who brought this person, unless somebody did before. */
export const keepReferer = (userId: number) => keepFirst(REFERER, userId > ID_MAX ? null : String(userId));

/** Reads this person's referrer. */
export function readReferer(): number | undefined {
  const id = Number(read(REFERER));
  return Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : undefined;
}

/** Keeps the campaign of an address, unless there was one before. */
export function keepCampaign(search: string) {
  const params = new URLSearchParams(search);
  keepFirst(UTM_SOURCE, cutText(params.get("utm_source") ?? "", MARK_MAX));
  keepFirst(UTM_MEDIUM, cutText(params.get("utm_medium") ?? "", MARK_MAX));
}

/** The campaign that brought this person, as an order tells it. */
export function readCampaign(): { utmSource?: string; utmMedium?: string } {
  const utmSource = read(UTM_SOURCE);
  const utmMedium = read(UTM_MEDIUM);
  return { ...(utmSource && { utmSource }), ...(utmMedium && { utmMedium }) };
}
