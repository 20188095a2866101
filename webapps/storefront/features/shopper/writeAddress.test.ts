import { expect, test } from "vitest";
import { writeAddress } from "./writeAddress.ts";

test("an address stands on one line, without what isn't known", () => {
  const place = {
    address: "27 MG Road",
    addressExtra: "3rd Floor",
    city: "Bengaluru",
    state: "Karnataka",
    pin: "560001",
  };
  expect(writeAddress(place)).toBe("27 MG Road, 3rd Floor, Bengaluru, Karnataka 560001");
  expect(writeAddress({ ...place, addressExtra: "", city: "", state: "" })).toBe("27 MG Road, 560001");
  expect(writeAddress({ ...place, address: "" })).toBeUndefined();
});
