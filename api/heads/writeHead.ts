import { languageFacts } from "#contract/languages.ts";
import type { Head } from "./Head.ts";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Tag = [name: string, content: string | number | undefined];

const metaBy = (attribute: "name" | "property") => (tags: readonly Tag[]) =>
  tags.flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`],
  );
const named = metaBy("name");
const properties = metaBy("property");

function openGraph({ language, title, description, address, image, type, offer }: Head): string[] {
  return properties([
    ["og:site_name", "Bozor"],
    ["og:type", type],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:locale", languageFacts[language].locale],
    ["og:image", image.url],
    ["og:image:width", image.width],
    ["og:image:height", image.height],
    ["og:image:alt", image.alt],
    ["product:price:amount", offer?.price],
    ["product:price:currency", offer?.currency],
    ["product:availability", offer && (offer.isAvailable ? "in stock" : "out of stock")],
  ]);
}

/** The tags that belong into a page's `<head>`. */
export function writeHead(head: Head): string {
  const { title, description, address, isForNow, alternates = [], image, photos = [], data = [] } = head;
  const links = alternates.map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named([
      ["description", description],
      ["robots", address === undefined && !isForNow ? "noindex" : undefined],
    ]),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...links,
    // Not at a high priority: nothing is drawn of them before the code is there.
    ...photos.map((photo) => `<link rel="preload" as="image" href="${escapeHtml(photo)}">`),
    ...openGraph(head),
    ...named([
      ["twitter:card", "summary_large_image"],
      ["twitter:title", title],
      ["twitter:description", description],
      ["twitter:image", image.url],
      ["twitter:image:alt", image.alt],
    ]),
    // No text can end the script.
    ...data.map(
      (item) =>
        `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...item }).replace(/</g, "\\u003c")}</script>`,
    ),
  ].join("\n    ");
}

/** Writes the body of a page for readers without JavaScript. Browsers that run it draw nothing of this. */
export function writePlain({ plain }: Head): string {
  if (!plain) return "";
  const { heading, lines, links } = plain;
  return [
    "<noscript>",
    `<h1>${escapeHtml(heading)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line).replace(/\n/g, "<br>")}</p>`),
    ...links.map(({ href, text }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`),
    "</noscript>",
  ].join("");
}
