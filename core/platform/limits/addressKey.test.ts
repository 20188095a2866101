import { expect, test } from "vitest";
import { addressKey } from "./addressKey.ts";

test("an IPv4 address counts by itself, however it is written", () => {
  expect(addressKey("203.0.113.7")).toBe("203.0.113.7");
  expect(addressKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("an IPv6 address counts by its customer's network", () => {
  const network = "2001:db8:1:2";
  for (const address of ["2001:db8:1:2:3:4:5:6", "2001:0DB8:1:2::9", "2001:db8:1:2:a::"]) {
    expect(addressKey(address)).toBe(network);
  }
  expect(addressKey("::1")).toBe("0:0:0:0");
  expect(addressKey("fe80::1%eth0")).toBe("fe80:0:0:0");
});
