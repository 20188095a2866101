import { cutText } from "#contract/cutText.ts";

const TYPE_MAX = 40;
const VALUE_MAX = 512;

/** Takes a start parameter `{type}_{value}` apart at its first `_`; undefined when there is none. */
export function splitStartParam(startParam: string): { type: string; value: string } | undefined {
  if (!startParam) return undefined;
  const [type = "", ...rest] = startParam.split("_");
  return { type: cutText(type, TYPE_MAX), value: cutText(rest.join("_"), VALUE_MAX) };
}
