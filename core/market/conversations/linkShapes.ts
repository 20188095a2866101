/** Ends of addresses that people send each other; a word of theirs before a dot is one. */
const ENDS =
  "com|net|org|info|biz|io|app|site|online|shop|store|xyz|club|link|click|pro|vip|live|life|top|cc|co|me|uz|ru|su|kz|kg|tj|by|ua|tr|cn|in|ly|gl|gd|gg|ws|dev|page|icu|pw|website|рф|сайт|онлайн";
/** Ends of addresses that can't be a word of ours in a sentence that was written without a space. */
const SURE_ENDS = "com|net|org|uz|ru|me";
/** Words behind a messenger's name that have digits, but are things to sell. */
const NO_NICK = "(?:iphone|galaxy|samsung|redmi|xiaomi|poco|honor|nokia|premium|version|windows|android)";
/** Ends of addresses that people say or write in Cyrillic letters. */
const CYRILLIC_ENDS = "ком|сом|уз|ру|рф|ме|орг";
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** Bounded, so that the longest words are judged in no time. */
const WORD = "[a-z0-9а-яё][a-z0-9а-яё-]{0,62}";
const LATIN = "[a-z][a-z0-9-]{1,62}";
const DOT_WORD = "(?:dot|дот|точка|тчк|tochka|nuqta|nukta|нуқта|нукта|डॉट)";
const SAID_DOT = String.raw`(?:\s*[([{<]\s*(?:\.|${DOT_WORD})\s*[)\]}>]\s*|[\s_*-]+${DOT_WORD}[\s_*-]+)`;
const DOT = String.raw`(?:${SAID_DOT}|\s+\.\s*)`;

const shape = (source: string) => new RegExp(source, "u");

const ADDRESSES = [
  /(?:https?|hxxps?|tg)\s*:\s*\/\s*\//u,
  shape(`${START}(?:https?|hxxps?|хттпс?|www|ввв)${END}`),
  shape(`${START}xn--`),
  shape(String.raw`${START}(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|/[a-z])`),
  // "At 10:30.Me too" is no address.
  shape(String.raw`(?!\d{1,2}\.me)${WORD}\.(?:${SURE_ENDS})${END}`),
  // A number before such an end is a size or a model: "iPhone 13.Pro".
  shape(String.raw`(?=[\d-]{0,62}[a-zа-яё])${WORD}\.(?:${ENDS})${END}`),
  shape(`${WORD}${DOT}(?:${SURE_ENDS})${END}`),
  shape(`${WORD}${SAID_DOT}(?:kz|kg|su|ly|io|biz|xyz|shop|store|online|${CYRILLIC_ENDS})${END}`),
  shape(String.raw`${LATIN}\.(?:${CYRILLIC_ENDS})${END}|[а-яё]{2,}\.уз${END}`),
  shape(`[a-z0-9]{2,}${DOT_WORD}(?:${SURE_ENDS})${END}`),
  // A keyboard puts a space behind a dot; languages of an instruction stand so too.
  shape(String.raw`[a-z0-9-]{3,}(?<!eng|rus|ing|uzb)\.\s+(?:com|org|uz|ru)${END}`),
  // Without a dot at all; a port of a computer has that name too.
  shape(
    String.raw`${START}${LATIN}[\s,]\s*com${END}(?!\s*[-–]?\s*(?:ports?|porti|порт\p{L}*|usb|lpt|rs|\d))`,
  ),
  shape(
    String.raw`${START}${LATIN}[\s,]+(?:com|net|org|ly|gl|cc|uz|ru)\s*/\s*(?!(?:rus|eng|ing|uzb|usb|lpt)${END})[a-z0-9]{3,}`,
  ),
  shape(String.raw`${START}(?:com|ru|uz|me|ly|ми|${CYRILLIC_ENDS})\s+(?:слэш|слеш|slash|slesh)${END}`),
  shape(String.raw`(?:[a-z]\.){2,}(?:c\.o\.m|u\.z|r\.u|m\.e)${END}`),
  shape(String.raw`डॉट\s*(?:कॉम|इन|ओआरजी)`),
  shape(String.raw`${START}bit[\s.,]*ly${END}|${START}telegra\s?[.,]?\s?ph${END}`),
];

const MESSENGER =
  "(?:telegram\\p{L}*|telega|tlg|tg|телеграм\\p{L}*|телег[аеу]|тг|instagram\\p{L}*|insta|инстаграм\\p{L}*|инст[аеу]|ig|whatsapp|ватсап|вацап|вотсап|viber|вайбер|imo|facebook|fb|vk|вк|tiktok|тикток|snapchat|discord|skype|nick|ник|никнейм|username|юзернейм|टेलीग्राम)";
/** Words about a messenger that are no name in it. */
const NO_NAME = `(?:yoz|bor|yo'?q|qil|kir|orqali|online|onlayn|please|messag|write|avail|mavjud|raqam|nomer|number|kanal|guruh|group|channel|only|faqat|chiq|jo'?nat|yubor|premium|stars|nitro|account|akka?unt|reklam|video|photo|foto|rasm|this|same|also|here|shu\\p{L}*)`;
/** A name with a line or a digit in it, which no word has. */
const ODD_NAME = "[a-z][a-z0-9]{0,31}_[a-z0-9_]{0,31}[a-z0-9]";

const NAMES = [
  // A name of Telegram; what stands before the @ of a letter's address isn't looked at.
  /@[^\p{L}\p{N}]{0,3}[a-z]\w{3,31}/u,
  shape(String.raw`[([{]\s*(?:@|at|эт|собака|sobaka)\s*[)\]}]\s*[a-z]\w{2,}`),
  shape(String.raw`${START}(?:собак[ау]|собачк[ау]|sobaka|kuchukcha)\s+[a-z][a-z0-9]*[_\d]`),
  shape(String.raw`${START}(?:собака|sobaka|at|эт)\s+(?:gmail|yandex|inbox|icloud|outlook|hotmail)${END}`),
  shape(String.raw`${START}[tт]\s*(?:\.|,|${DOT})\s*[mм][eе]${END}|${START}т[иэ]\s+точка\s+м[иэе]${END}`),
  shape(
    String.raw`(?<![\p{L}\p{N}'])(?:[tт]|tg|telegram|wa|whatsapp)\s*[.,]?\s*[mм][eе]\s*(?:/|\+?\d{6,}|\s${ODD_NAME})`,
  ),
  shape(`${START}(?:tme|тме)${END}|joinchat`),
  shape(
    String.raw`${START}${MESSENGER}(?:\s+(?:nik|nick|ник|username|id))?\s*[:=>→]+\s*(?!${NO_NAME})[a-z][a-z0-9_.]{3,}`,
  ),
  shape(
    String.raw`${START}${MESSENGER}(?:\s+(?:nik|nick|ник|username|id))?\s*[-–—]*\s*(?:${ODD_NAME}|(?<=[-–—\s]\s*)(?!${NO_NICK})[a-z]{4,}\d+)`,
  ),
  shape(
    String.raw`${START}(?:на)?(?:пиши|ищи|найди|yoz|qidir|write|find|search)\p{L}*[\s:–—-]+(?:(?:мне|me|в|на|to|menga|сюда|тут)\s+){0,2}${ODD_NAME}`,
  ),
  shape(String.raw`${START}${ODD_NAME}\s+(?:в\s+|in\s+|on\s+)?${MESSENGER}`),
];

/** Shapes of plain words that lead out of the chat. */
export const LINKS: readonly RegExp[] = [...ADDRESSES, ...NAMES];

/** Letters that stand one by one, as nobody writes words. */
export const SPELT =
  /(?<![\p{L}\p{N}])(?:[.:/@]*[\p{L}\p{N}](?:[.:/@]+[\p{L}\p{N}]?)?|[.:/@]+)(?:[\s_*|~·•-]{1,3}(?:[.:/@]*[\p{L}\p{N}](?:[.:/@]+[\p{L}\p{N}]?)?|[.:/@]+)){3,}(?![\p{L}\p{N}])/gu;
/** Spelt-out letters that lead out of the chat. */
export const SPELT_LINK =
  /[a-z]{2,}com|[a-z0-9]\.(?:com|uz|ru|org|net|me|ly|kz)|@[a-z]{4}|https?|www|t\.?me\//u;
