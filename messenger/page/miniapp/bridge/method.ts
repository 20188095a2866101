export type Method = {
  /** First client version that knows it. */
  since?: string;
  run(data: Record<string, unknown>): void;
};
export type Methods = Record<string, Method>;

export const text = (value: unknown) => (typeof value === "string" ? value : "");

/** `#RRGGBB` or nothing. */
export const color = (value: unknown) => (/^#[\da-f]{6}$/i.test(text(value)) ? text(value) : "");
