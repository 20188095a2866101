import { z } from "zod";
import { choice, Done, Id, IdParam, Remark, Skip, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { BLOCKS_PAGE, MODERATION_PAGE, NOTE_MAX } from "./limits.ts";
import { Listing } from "./listings.ts";
import { blockReasons, rejectReasons, reportReasons } from "./reasons.ts";

const Note = Remark(NOTE_MAX);
const CategoryName = z.object({ name: z.string(), name_uz: z.string() });
const changed = <T extends z.ZodType>(of: T) => z.object({ before: of, after: of }).nullable();

/** Why a listing stands in the queue: it is new, its approved words are to change, or people report it, on sale or no longer. */
export const moderationKinds = ["new", "revision", "report"] as const;

export const ModerationItem = z.object({
  kind: z.enum(moderationKinds),
  /** To be sent back with the decision: about another edition nothing is decided. */
  edition: z.int(),
  /** The listing as it stands; of a revision, as it is on sale. Phones are whole. */
  product: Listing,
  /** Null where nothing changes; photos by their addresses, descriptions as safe HTML. */
  revision: z
    .object({
      name: changed(z.string()),
      description: changed(z.string()),
      category: changed(CategoryName),
      photos: changed(z.array(z.string())),
    })
    .nullable(),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), note: z.string().nullable(), createdAt: Timestamp }),
  ),
  owner: z.object({
    id: z.int(),
    firstName: z.string(),
    isBanned: z.boolean(),
    /** Counted over all time: listings that were approved, and decisions against their listings or changes of them. */
    approvedCount: z.int(),
    rejectedCount: z.int(),
    since: Timestamp,
  }),
  /** Why this listing or a change of it was last refused, whatever its seller did since; null when it never was. */
  lastRefusal: z.object({ reason: z.enum(rejectReasons), note: z.string().nullable() }).nullable(),
  /** Coins that would come back to the seller of a reported listing, were it removed now and not through their fault. */
  unused: z.int(),
  /** Another moderator who looks at it in the chat, and until when; whoever decides first has decided. */
  claim: z.object({ firstName: z.string(), until: Timestamp }).nullable(),
  waitingSince: Timestamp,
});
export type ModerationItem = z.infer<typeof ModerationItem>;

const PATH = "/api/user/telegram/products/moderate";
const MODERATED_MAX = 100;

export const listForModeration = endpoint({
  method: "get",
  path: PATH,
  access: "admin:moderation.read",
  summary: "What waits for a moderator: widely reported first, then the longest waiting",
  input: z.object({ skip: Skip, take: take(MODERATION_PAGE) }),
  output: z.object({ data: z.array(ModerationItem), total: z.int() }),
});

/**
 * Why a decision about a listing wasn't taken: others were faster, it was changed or reported since it was seen, it is
 * gone, or its seller is banned and it may not go on sale.
 */
export const skipReasons = ["decided", "changed", "unknown", "banned"] as const;

export const moderateListings = endpoint({
  method: "post",
  path: PATH,
  access: "admin:moderation.decide",
  summary: "Approves or rejects listings, each at most once",
  input: z.object({
    isModerated: z.boolean("required"),
    productIds: z
      .array(Id, "required")
      .min(1, "required")
      .max(MODERATED_MAX, "too_many")
      .refine((ids) => new Set(ids).size === ids.length, "repeated"),
    /** The edition seen of each listing, in the order of `productIds`; without it only new listings are decided. */
    editions: z.array(z.int("required"), "required").optional(),
    reason: choice(rejectReasons).optional(),
    note: Note.optional(),
    /** Whether a removal loses the unused part of what was paid for the listing; decided by the reason when absent. */
    isSellersFault: z.boolean().optional(),
  }),
  output: z.object({
    applied: z.array(z.int()),
    skipped: z.array(z.object({ id: z.int(), why: z.enum(skipReasons) })),
  }),
});

export const reportListing = endpoint({
  method: "post",
  path: "/api/user/telegram/products/:id/report",
  access: "user",
  summary: "Tells the moderators what is wrong with a listing; a second report replaces the first",
  input: z.object({ id: IdParam, reason: choice(reportReasons), note: Note.optional() }),
  output: Done,
});

export const listBlocks = endpoint({
  method: "get",
  path: "/api/user/blocks",
  access: "user",
  summary: "People whom the caller has blocked, the latest first",
  /** `userId` asks about one person. */
  input: z.object({ userId: IdParam.optional(), skip: Skip, take: take(BLOCKS_PAGE) }),
  output: z.array(z.object({ userId: z.int(), firstName: z.string(), createdAt: Timestamp })),
});

export const blockPerson = endpoint({
  method: "post",
  path: "/api/user/blocks",
  access: "user",
  summary: "Closes every contact with a person, in both directions",
  input: z.object({ userId: Id, reason: choice(blockReasons).default("other"), note: Note.optional() }),
  output: Done,
});

export const unblockPerson = endpoint({
  method: "delete",
  path: "/api/user/blocks",
  access: "user",
  summary: "Lets a blocked person be in contact again",
  input: z.object({ userId: Id }),
  output: Done,
});
