/**
 * A store that processes share for a short while. Everything in it may vanish at any time. While the store itself is away
 * it counts as empty, and nothing fails for it.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  /** Keeps the value for `seconds`. */
  set(key: string, value: string, seconds: number): Promise<void>;
  /** Keeps the value only where there is none yet; says whether it did. */
  setIfAbsent(key: string, value: string, seconds: number): Promise<boolean>;
  /** Adds one and returns the new count; the first one starts the time of `seconds`. */
  increment(key: string, seconds: number): Promise<number>;
  delete(key: string): Promise<void>;
  /** Wakes everyone who listens on the channel, in this process and others; fails at once when it can't. */
  publish(channel: string): Promise<void>;
  /** Calls `listener` at each wake-up; returns how to stop. Fails, and listens to nothing, while the cache is away. */
  subscribe(channel: string, listener: () => void): Promise<() => void>;
  close(): Promise<void>;
}
