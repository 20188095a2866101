import type { Language } from "#contract/languages.ts";

/** The description of a page for readers that don't run it: search engines, messengers, browsers without JavaScript. */
export interface Head {
  /** 410 for what was there and has ended. */
  status: 200 | 404 | 410;
  language: Language;
  title: string;
  description: string;
  /** Absolute; of a page that isn't to be found by search none. */
  address?: string;
  /** The page's thing is missing only for now, so search engines should keep what they know. */
  isForNow?: boolean;
  /** The same page in each language, absolute, by hreflang. */
  alternates?: readonly { hreflang: string; href: string }[];
  image: { url: string; width?: number; height?: number; alt: string };
  type: "website" | "product";
  offer?: { price: number; currency: string; isAvailable: boolean };
  /** Structured data of schema.org, an object each. */
  data?: readonly object[];
  /** Addresses, as the app asks for them, of the photos that its first view begins with: fetched before its code is there. */
  photos?: readonly string[];
  /** Shown to who has no JavaScript. */
  plain?: { heading: string; lines: readonly string[]; links: readonly { href: string; text: string }[] };
}
