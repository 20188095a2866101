import type { Role } from "#contract/roles.ts";

/** A decision about a person that an admin is asked to confirm. */
export type AskedDecision =
  | { kind: "ban"; userId: number; days: number | null; reason: string | null }
  | { kind: "unban"; userId: number }
  | { kind: "coins"; userId: number; coins: number; reason: string }
  | { kind: "role"; userId: number; role: Role | null }
  | { kind: "flag"; name: string; isOn: boolean };

declare module "../../../chat/context.ts" {
  interface SessionData {
    /** The decision that an admin was asked to confirm last; earlier questions are outdated by it. */
    asked?: AskedDecision & { key: string };
  }
}
