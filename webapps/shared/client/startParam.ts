const TYPE_MAX = 40;
const VALUE_MAX = 512;

/** Takes a start parameter `{type}_{value}` apart at its first `_`; undefined when there is none. */
export function splitStartParam(startParam: string): { type: string; value: string } | undefined {
  if (!startParam) return undefined;
  const [type = "", ...rest] = startParam.split("_");
  return { type: type.slice(0, TYPE_MAX), value: rest.join("_").slice(0, VALUE_MAX) };
}
