/** Fewest slots, as a power of two. */
const LEAST_BITS = 10;
/** Spreads neighbouring addresses over the slots (2^32 divided by the golden ratio). */
const SPREAD = 0x9e3779b1;

interface AddressTable {
  get(address: number): number | undefined;
  /** `value` is any whole number of 32 bits but 0. */
  set(address: number, value: number): void;
  /** Forgets those whose value isn't to be kept. */
  keep(isKept: (value: number) => boolean): void;
  /** Addresses in it. */
  readonly size: number;
}

/**
 * Numbers by IPv4 address (itself a number of 32 bits), in one piece of memory outside the heap: eight bytes a slot, of
 * which three quarters are taken at most. A Map that forgets as much as it learns takes three times the place, which the
 * garbage collector walks through each time.
 */
export function createAddressTable(): AddressTable {
  let bits = LEAST_BITS;
  /** Address and value of each slot; a value of 0 is an empty slot. */
  let slots = new Int32Array(2 << bits);
  let size = 0;

  /** The slot of an address, or the empty one where it goes: the next from where its hash points. */
  function slotOf(address: number): number {
    const last = (1 << bits) - 1;
    let slot = Math.imul(address, SPREAD) >>> (32 - bits);
    while (slots[2 * slot + 1] !== 0 && slots[2 * slot] !== address) slot = (slot + 1) & last;
    return slot;
  }

  function put(address: number, value: number) {
    const slot = slotOf(address);
    if (slots[2 * slot + 1] === 0) size += 1;
    slots[2 * slot] = address;
    slots[2 * slot + 1] = value;
  }

  function resize(newBits: number) {
    const before = slots;
    bits = newBits;
    slots = new Int32Array(2 << bits);
    size = 0;
    for (let at = 0; at < before.length; at += 2) {
      const value = before[at + 1] ?? 0;
      if (value !== 0) put(before[at] ?? 0, value);
    }
  }

  /** Takes each out and puts it in again, in their order after an empty slot, so that none is left behind a gap. */
  function keep(isKept: (value: number) => boolean) {
    const count = 1 << bits;
    let empty = 0;
    while (slots[2 * empty + 1] !== 0) empty += 1;
    for (let step = 1; step < count; step += 1) {
      const at = 2 * ((empty + step) & (count - 1));
      const value = slots[at + 1] ?? 0;
      if (value === 0) continue;
      slots[at + 1] = 0;
      size -= 1;
      if (isKept(value)) put(slots[at] ?? 0, value);
    }
    if (bits > LEAST_BITS && size < count / 8) resize(bits - 1);
  }

  return {
    get(address) {
      return slots[2 * slotOf(address) + 1] || undefined;
    },
    set(address, value) {
      put(address, value);
      if (size > (1 << bits) * 0.75) resize(bits + 1);
    },
    keep,
    get size() {
      return size;
    },
  };
}
