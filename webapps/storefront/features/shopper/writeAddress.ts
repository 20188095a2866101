import type { DeliveryProfile } from "#contract/shoppers.ts";

type Place = Pick<DeliveryProfile, "address" | "addressExtra" | "city" | "state" | "pin">;

/** An address as an envelope in India has it, on one line; undefined while none is known. */
export function writeAddress({ address, addressExtra, city, state, pin }: Place): string | undefined {
  if (!address) return undefined;
  const region = [state, pin].filter(Boolean).join(" ");
  return [address, addressExtra, city, region].filter(Boolean).join(", ");
}
