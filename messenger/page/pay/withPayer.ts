import { getWorld } from "../stores/useWorld.ts";

const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Tells the stand-in of a provider's page who pays, as it brings them back; other links stay as they are. */
export function withPayer(address: string): string {
  const { personId } = getWorld();
  if (personId === null || !URL.canParse(address)) return address;
  const url = new URL(address);
  const isOurs = LOCAL_NAMES.has(url.hostname) && url.port === location.port;
  if (!isOurs || !url.pathname.startsWith("/pay/")) return address;
  url.searchParams.set("person", String(personId));
  return url.href;
}
