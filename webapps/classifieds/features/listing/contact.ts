import type { Listing } from "#contract/listings.ts";
import type { ContactKind } from "./recordConnection.ts";

/** Clients follow a link only within about a second of the tap; an answer later than this needs a second one. */
export const PROMPT_MS = 900;
const PHONES = ["ios", "android", "android_x"];

/** How a listing's seller may be reached. */
export function contactKinds(methods: Listing["contactMethods"]): ContactKind[] {
  return methods === "both" ? ["call", "chat"] : [methods];
}

/** The server's answer about ways to reach a person. */
export interface Reach {
  phoneNumbers: readonly string[];
  chatLink: string | null;
}

/** The step after an answer: a number is dialled, a chat opened, or both are offered and wait for another tap. */
type ContactStep = { do: "dial"; phone: string } | { do: "open"; link: string } | { do: "offer" };

/** Dials or opens where the tap still counts; several numbers, a desktop and a late answer leave it to the person. */
export function contactStep(
  kind: ContactKind,
  { phoneNumbers, chatLink }: Reach,
  { platform, tookMs }: { platform: string; tookMs: number },
): ContactStep {
  if (tookMs > PROMPT_MS) return { do: "offer" };
  if (kind === "chat") return chatLink ? { do: "open", link: chatLink } : { do: "offer" };
  const [phone, ...others] = phoneNumbers;
  const isDialled = phone !== undefined && others.length === 0 && PHONES.includes(platform);
  return isDialled ? { do: "dial", phone } : { do: "offer" };
}

/**
 * A phone in groups, as it is read aloud and never broken: `+998 90 123‑45‑67` with spaces and hyphens that hold; other
 * numbers stay as they are.
 */
export function phoneWords(phone: string): string {
  const groups = /^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/;
  return phone.replace(groups, "$1\u00A0$2\u00A0$3\u2011$4\u2011$5");
}

/** A wait in words of the two units people plan by, rounded up. */
export function waitUnits(seconds: number): { unit: "minutes" | "hours"; value: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60
    ? { unit: "minutes", value: minutes }
    : { unit: "hours", value: Math.ceil(minutes / 60) };
}
