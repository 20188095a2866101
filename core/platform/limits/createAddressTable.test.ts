import { expect, test } from "vitest";
import { createAddressTable } from "./createAddressTable.ts";

let seed = 11;
const draw = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

test("knows what a map would, however many come, are changed and are forgotten", () => {
  const table = createAddressTable();
  const map = new Map<number, number>();
  for (const most of [30, 3000, 40_000, 300]) {
    for (let step = 0; step < most; step += 1) {
      // Neighbours, as in a network, the ends of all addresses, and any.
      const address = [draw(500), -1 - draw(500), (draw(65_536) << 16) | draw(65_536)][draw(3)]!;
      const value = draw(2) === 0 ? 1 + draw(1000) : -1 - draw(1000);
      table.set(address, value);
      map.set(address, value);
    }
    const isKept = (value: number) => value % 3 !== 0;
    table.keep(isKept);
    for (const [address, value] of map) if (!isKept(value)) map.delete(address);
    expect(table.size).toBe(map.size);
    for (const [address, value] of map) expect(table.get(address)).toBe(value);
    for (let step = 0; step < 1000; step += 1) {
      const address = draw(2000) - 1000;
      expect(table.get(address)).toBe(map.get(address));
    }
  }
});

test("is empty when all are forgotten, and goes on", () => {
  const table = createAddressTable();
  for (let address = 0; address < 10_000; address += 1) table.set(address, 1);
  for (let turn = 0; turn < 10; turn += 1) table.keep(() => false);
  expect([table.size, table.get(7)]).toEqual([0, undefined]);
  table.set(0, -5);
  expect([table.size, table.get(0)]).toEqual([1, -5]);
});

test("a table that is nearly full forgets exactly those it should, over its end too", () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const table = createAddressTable();
    const addresses = Array.from(
      { length: 760 },
      (_, index) => index * 7_919 + draw(7_919) - turn * 3_000_000,
    );
    for (const [index, address] of addresses.entries()) table.set(address, 1 + (index % 2));
    table.keep((value) => value === 1);
    expect(table.size).toBe(380);
    for (const [index, address] of addresses.entries()) {
      expect(table.get(address)).toBe(index % 2 === 0 ? 1 : undefined);
    }
  }
});
