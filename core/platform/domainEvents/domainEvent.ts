type Facts = Record<string, unknown>;
/** Acts upon an event; what it returns is noted with the event. */
type Listener<Payload> = (payload: Payload) => Promise<Facts> | Promise<void>;

/** Something that happens in one wing and that others act upon. */
interface DomainEvent<Payload> {
  name: string;
  /**
   * Has all listeners act, one after the other, in the transaction that is open; the first that fails ends it.
   * @returns what they have done, together.
   * @throws when it was never said who listens.
   */
  publish(payload: Payload): Promise<Facts>;
  /** Says who acts upon it, in this order. */
  listen(listeners: Record<string, Listener<Payload>>): void;
  /** Their names, in order. */
  listeners(): string[];
}

/** Defines a domain event. Who listens is said in `core/wiring.ts`, before anything is published. */
export function domainEvent<Payload>(name: string): DomainEvent<Payload> {
  let heard: Record<string, Listener<Payload>> | undefined;
  return {
    name,
    async publish(payload) {
      if (!heard) throw new Error(`It was never said who listens to "${name}"`);
      const facts: Facts = {};
      for (const listener of Object.values(heard)) Object.assign(facts, await listener(payload));
      return facts;
    },
    listen(listeners) {
      heard = listeners;
    },
    listeners: () => Object.keys(heard ?? {}),
  };
}
