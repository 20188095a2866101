/**
 * States and territories by how their PINs begin, the longest beginning that fits wins. After the table of postal circles
 * in Wikipedia's "Postal Index Number", itself after India Post, narrowed by sorting districts where a circle holds
 * several states. 90 to 99 are the army's, which has no state.
 */
const beginnings: readonly (readonly [state: string, pins: string])[] = [
  ["Delhi", "11"],
  ["Haryana", "12 13"],
  ["Punjab", "14 15"],
  ["Chandigarh", "16"],
  ["Himachal Pradesh", "17"],
  ["Jammu and Kashmir", "18 19"],
  ["Ladakh", "194"],
  ["Uttar Pradesh", "20 21 22 23 24 25 26 27 28"],
  ["Uttarakhand", "2447 2461 2464 2476 248 249 2623 2624 2625 263"],
  ["Rajasthan", "30 31 32 33 34"],
  ["Gujarat", "36 37 38 39"],
  ["Dadra and Nagar Haveli and Daman and Diu", "362520 362540 396210 396220 396230"],
  ["Maharashtra", "40 41 42 43 44"],
  ["Goa", "403"],
  ["Madhya Pradesh", "45 46 47 48"],
  ["Chhattisgarh", "49"],
  ["Telangana", "50"],
  ["Andhra Pradesh", "51 52 53"],
  ["Karnataka", "56 57 58 59"],
  ["Tamil Nadu", "60 61 62 63 64"],
  ["Puducherry", "6050 533464 60960 673310"],
  ["Kerala", "67 68 69"],
  ["Lakshadweep", "68255"],
  ["West Bengal", "70 71 72 73 74"],
  ["Sikkim", "737"],
  ["Andaman and Nicobar Islands", "744"],
  ["Odisha", "75 76 77"],
  ["Assam", "78"],
  ["Arunachal Pradesh", "790 791 792"],
  ["Meghalaya", "793 794"],
  ["Manipur", "795"],
  ["Mizoram", "796"],
  ["Nagaland", "797 798"],
  ["Tripura", "799"],
  ["Bihar", "80 81 82 84 85"],
  ["Jharkhand", "814 815 816 822 825 826 827 828 829 83"],
];

const stateOf = new Map(beginnings.flatMap(([state, pins]) => pins.split(" ").map((pin) => [pin, state])));

/** Whether a PIN can be one: six digits, and a circle or the army that begins so. */
export const isPinKnown = (pin: string): boolean =>
  /^\d{6}$/.test(pin) && (pin.startsWith("9") || pinState(pin) !== undefined);

/** The state, in English as on parcels, that a PIN of six digits lies in; undefined for others and for the army's. */
export function pinState(pin: string): string | undefined {
  if (!/^\d{6}$/.test(pin)) return undefined;
  for (let length = pin.length; length >= 2; length -= 1) {
    const state = stateOf.get(pin.slice(0, length));
    if (state) return state;
  }
  return undefined;
}
