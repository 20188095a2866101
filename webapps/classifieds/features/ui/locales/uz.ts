import type { ru } from "./ru.ts";

export const uz: Record<keyof typeof ru, string> = {
  "pager.label": "Sahifalar",
  "pager.previous": "Oldingi sahifa",
  "pager.next": "Keyingi sahifa",
};
