/** Plain numbers of the product, free of zod so that browsers may import them. */

export const NAME_MAX = 300;
export const DESCRIPTION_MAX = 2000;
export const PARAMETER_STRING_MAX = 80;
export const PHONE_MIN = 8;
/** Longest phone as it is typed, with spaces and brackets. */
export const PHONE_TYPED_MAX = 40;
export const PHONES_MAX = 3;
export const PHOTOS_MAX = 10;
/** Largest photo and largest upload of several, in bytes. */
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;
export const UPLOAD_BYTES_MAX = 50 * 1024 * 1024;
/** Note of a report, a block or a rejection. */
export const NOTE_MAX = 500;
/** Letters of what admins note for themselves. */
export const SHOP_NOTE_MAX = 2000;
/** Most a map can be zoomed in. */
export const ZOOM_MAX = 20;
/** Longest words a person may search for; longer text is refused, not cut. */
export const QUERY_MAX = 200;
/** Largest `take` of any list, and how far `skip` reaches. */
export const TAKE_MAX = 100;
export const SKIP_MAX = 1_000_000;
/** Largest price, in sum or units: twelve digits. */
export const PRICE_MAX = 999_999_999_999;

export const FEED_PAGE = 10;
export const SEARCH_PAGE = 50;
export const FAVOURITES_PAGE = 25;
export const OWN_LISTINGS_PAGE = 25;
export const CONNECTIONS_PAGE = 25;
export const MODERATION_PAGE = 25;
/** Days of the owner's chart. */
export const STATS_DAYS = 30;
/** Life of a listing from its approval or renewal, and how long before its end its owner is warned; in days. */
export const LISTING_DAYS = 30;
export const EXPIRY_WARNING_DAYS = 3;
/** Different people whose open reports bring a listing to the top of the moderation queue. */
export const REPORTERS_TO_RAISE = 3;
/** Listings one person may report in 24 hours. */
export const REPORTS_PER_DAY = 30;
/** People one person may block in 24 hours. */
export const BLOCKS_PER_DAY = 30;
export const BLOCKS_PAGE = 25;
export const PRODUCTS_PAGE = 100;
export const VIP_PLACES = 10;
export const SIMILAR_MAX = 10;
/** Totals are exact up to here; beyond it they are told as estimates. */
export const EXACT_TOTAL_MAX = 10_000;
/** Parameters one search may be narrowed by, and texts of one of them. */
export const FILTER_PARAMETERS_MAX = 20;
export const FILTER_OPTIONS_MAX = 50;
/** Searches that one person may save. */
export const SAVED_SEARCHES_MAX = 20;
/** Suggestions shown while somebody types. */
export const SUGGESTIONS_MAX = 8;

/** Sum in one coin, and tiyin, in which Payme and Uzum count. */
export const COIN_SUM = 100;
export const COIN_TIYIN = 10_000;
/** Hours that a transaction waits for its payment to begin. */
export const TRANSACTION_HOURS = 12;

/** Largest batch of `POST /api/events`. */
export const EVENTS_BATCH_MAX = 50;
/** Largest JSON body the API reads, in bytes. */
export const JSON_BODY_MAX = 256 * 1024;

/** Rupees of delivery that a group price holds and that are waived. */
export const DELIVERY_RUPEES = 19;
/** The creator of a group pays this part of the group price, in percent. */
export const CREATOR_PERCENT = 95;
/** Hours that a group is open. */
export const GROUP_HOURS = 24;
/** Open groups of a product that are offered to who doesn't have one. */
export const JOINABLE_MAX = 3;
/** Digits of an Indian PIN. */
export const PIN_MAX = 6;
/** Items of one order. */
export const QUANTITY_MAX = 10;
/** Products of a section of the storefront's home. */
export const SECTION_PRODUCTS = 10;
/** Products of the shop that lists ask for at a time. */
export const SHOP_PAGE = 20;
/** Orders of a person's list: usually, and at most. */
export const ORDERS_PAGE = 20;
export const ORDERS_MAX = 50;
/** Hours that an order waits for its buyer to confirm it before somebody calls them. */
export const CONFIRM_HOURS = 12;
/** Longest words of who rates what they bought, and most features of a product that they rate. */
export const REVIEW_MAX = 1000;
export const FEATURES_MAX = 20;
export const GROUP_CODE_LENGTH = 10;
export const MEMBER_CODE_LENGTH = 14;
/** The part of an invited buyer's order that their referrer gets, in basis points, and the days from delivery to it. */
export const REWARD_RATE = 150;
export const REWARD_DAYS = 7;
export const REFERRAL_PAGE = 20;
export const PAYOUTS_PAGE = 25;
/** Longest words of how somebody wants to be paid, such as a UPI id. */
export const PAYOUT_METHOD_MAX = 100;
/** Longest line of an address. */
export const ADDRESS_MAX = 200;
/** Digits of a one-time code. */
export const CODE_DIGITS = 6;
/** Unread messages of a conversation are counted up to this number. */
export const UNREAD_MAX = 100;
