/** Something that goes wrong on purpose, a number of times. */
export type Fault = {
  /** Bot API method, any when absent. */
  method?: string;
  /** Only calls for this chat. */
  personId?: number;
  /** Answer of the Bot API, 400–599. */
  status?: number;
  description?: string;
  /** Seconds, for 429. */
  retryAfter?: number;
  /** Cut the connection: before the call takes effect, or after it (the answer is lost). */
  drop?: "before" | "after";
  /** The fault of a delivered update, instead of one of a Bot API call. */
  delivery?: "duplicate" | "drop";
  /** How often; 1 when absent. */
  times?: number;
};

export type Faults = {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** The fault for this Bot API call, used up by one. */
  forCall(method: string, personId: number | null): Fault | null;
  /** The fault for this delivery of an update, used up by one. */
  forDelivery(): Fault | null;
};

export function createFaults(): Faults {
  let faults: (Fault & { times: number })[] = [];

  function take(matches: (fault: Fault) => boolean): Fault | null {
    const found = faults.find(matches);
    if (!found) return null;
    found.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return found;
  }

  return {
    add: (fault) => {
      faults.push({ ...fault, times: fault.times ?? 1 });
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    forCall: (method, personId) =>
      take(
        (fault) =>
          !fault.delivery &&
          (fault.method === undefined || fault.method === method) &&
          (fault.personId === undefined || fault.personId === personId),
      ),
    forDelivery: () => take((fault) => fault.delivery !== undefined),
  };
}
