import { may, type Right, type Role } from "#contract/roles.ts";
import type { IconName } from "#webapps/shared/ui/Icon.tsx";

export interface Section {
  /** The key of its name. */
  name: "title" | "orders.title";
  /** Under `/report`. */
  path: string;
  icon: IconName;
  right: Right;
}

/** The sections of the console, in the order of a day's work. */
const sections: readonly Section[] = [
  { name: "orders.title", path: "/orders", icon: "cart", right: "orders.read" },
  { name: "title", path: "/", icon: "doc", right: "reports.read" },
];

/** The sections that a role may see. */
export const sectionsOf = (role: Role | null): Section[] => sections.filter(({ right }) => may(role, right));
