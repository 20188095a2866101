import { ownTab, whenMoved } from "#webapps/shared/storage/own.ts";

/** A code that was asked for: which asking it is, where else to get it, and until when no other can be asked for. */
export interface AskedCode {
  phoneNumber: string;
  requestId: string;
  link: string;
  delivery: "messenger" | "link";
  /** When another may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

const KEY = "bozor-asked-code";
let last: AskedCode | undefined;
whenMoved(() => {
  last = undefined;
});

/** Keeps the last asking: phones forget a page behind the messenger in which one looks the code up. */
export function keepAsked(asked: AskedCode) {
  last = asked;
  ownTab.set(KEY, JSON.stringify(asked));
}

/** The last asking for a phone, or for any. */
export function readAsked(phoneNumber?: string): AskedCode | undefined {
  try {
    last ??= JSON.parse(ownTab.get(KEY) ?? "null") ?? undefined;
  } catch {
    // Then there is none.
  }
  return phoneNumber === undefined || last?.phoneNumber === phoneNumber ? last : undefined;
}

/** After it was used. */
export function forgetAsked() {
  last = undefined;
  ownTab.set(KEY, null);
}
