import { expect, test } from "vitest";
import { isPinKnown, pinState } from "./pinState.ts";

test.each([
  ["110001", "Delhi"],
  ["122001", "Haryana"],
  ["141001", "Punjab"],
  ["160017", "Chandigarh"],
  ["171001", "Himachal Pradesh"],
  ["180001", "Jammu and Kashmir"],
  ["194101", "Ladakh"],
  ["226001", "Uttar Pradesh"],
  ["248001", "Uttarakhand"],
  ["302001", "Rajasthan"],
  ["380001", "Gujarat"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
  ["411001", "Maharashtra"],
  ["403001", "Goa"],
  ["462001", "Madhya Pradesh"],
  ["492001", "Chhattisgarh"],
  ["500001", "Telangana"],
  ["520001", "Andhra Pradesh"],
  ["560001", "Karnataka"],
  ["600001", "Tamil Nadu"],
  ["605001", "Puducherry"],
  ["605602", "Tamil Nadu"],
  ["682001", "Kerala"],
  ["682555", "Lakshadweep"],
  ["700001", "West Bengal"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["751001", "Odisha"],
  ["781001", "Assam"],
  ["791111", "Arunachal Pradesh"],
  ["793001", "Meghalaya"],
  ["795001", "Manipur"],
  ["796001", "Mizoram"],
  ["797001", "Nagaland"],
  ["799001", "Tripura"],
  ["800001", "Bihar"],
  ["834001", "Jharkhand"],
  ["826001", "Jharkhand"],
])("the PIN %s lies in %s", (pin, state) => {
  expect(pinState(pin)).toBe(state);
  expect(isPinKnown(pin)).toBe(true);
});

test("what isn't whole, or begins as none does, lies nowhere", () => {
  for (const pin of ["", "41100", "4110011", "011001", "290001", "350001", "41100a", "870001"]) {
    expect(pinState(pin), pin).toBeUndefined();
    expect(isPinKnown(pin), pin).toBe(false);
  }
});

test("the army's have no state and are known", () => {
  expect(pinState("900056")).toBeUndefined();
  expect(isPinKnown("900056")).toBe(true);
});
