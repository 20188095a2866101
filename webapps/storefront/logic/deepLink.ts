import { splitStartParam } from "#webapps/shared/client/startParam.ts";
import { HOT_DEALS, paths } from "./paths.ts";

/** Where a start parameter `{type}_{value}` leads; undefined for none and for kinds we don't know. */
export function deepLinkTarget(startParam: string): string | undefined {
  const link = splitStartParam(startParam);
  if (!link?.value) return undefined;
  switch (link.type) {
    case "product":
      return paths.product(link.value);
    case "invite":
      return paths.invite(link.value);
    case "group":
      return paths.group(link.value);
    case "ref":
      return `/r/${encodeURIComponent(link.value)}`;
    case "category":
      return paths.category(link.value || HOT_DEALS);
    default:
      return undefined;
  }
}
