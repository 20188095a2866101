/** Answers to calls that were made without a token. The caller may turn out to be signed in. */
const answers = new WeakSet<object>();

export function noteGuest(answer: unknown) {
  if (typeof answer === "object" && answer !== null) answers.add(answer);
}

/** Whether a query's data, or a page of it, is such an answer; it is said once. */
export function takeGuest(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  if ("pages" in data && Array.isArray(data.pages)) return data.pages.filter(takeGuest).length > 0;
  return answers.delete(data);
}
