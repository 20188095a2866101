import { config } from "#config";
import { cutAtWord } from "#contract/cutText.ts";
import { appLanguages, type Language } from "#contract/languages.ts";
import type { Head } from "./Head.ts";

/** The reader of a page, as far as its head depends on them. */
export interface Asked {
  language: Language;
  /** The address itself names the language. */
  isStated: boolean;
}

export type WebApp = "storefront" | "classifieds";

/** An address of ours in full. */
export const absolute = (path: string): string => (path.startsWith("/") ? config.PUBLIC_URL + path : path);

/** An address that states a language. */
export function inLanguage(path: string, language: Language): string {
  return `${absolute(path)}${path.includes("?") ? "&" : "?"}lng=${language}`;
}

/** An address in full, in the language that was stated, if one was. */
export const pageAddress = (path: string, { isStated, language }: Asked): string =>
  isStated ? inLanguage(path, language) : absolute(path);

/** The address of a page that search may find, and those of the same page in each language. */
export function addresses(app: WebApp, path: string, asked: Asked): Pick<Head, "address" | "alternates"> {
  return {
    address: pageAddress(path, asked),
    alternates: [
      ...appLanguages[app].map((language) => ({ hreflang: language, href: inLanguage(path, language) })),
      { hreflang: "x-default", href: absolute(path) },
    ],
  };
}

/** A way for search engines from the top down to a page. */
export function breadcrumbs(steps: readonly { name: string; href: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: href,
    })),
  };
}

const ABOUT_MAX = 300;

/** The beginning of a text in one line, cut between words. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= ABOUT_MAX) return line;
  return `${cutAtWord(line, ABOUT_MAX)}…`;
}
