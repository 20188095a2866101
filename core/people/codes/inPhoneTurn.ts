const ignore = () => {};

/** The end of the last work on each phone that is in work. */
const ends = new Map<string, Promise<void>>();

/**
 * Does work on a phone after all that this process has begun on it: who would wait for the phone's lock waits without a
 * connection to the database, so that a flood for one phone leaves those to everybody else.
 */
export async function inPhoneTurn<T>(phoneNumber: string, work: () => Promise<T>): Promise<T> {
  const own = (ends.get(phoneNumber) ?? Promise.resolve()).then(work);
  const end = own.then(ignore, ignore);
  ends.set(phoneNumber, end);
  try {
    return await own;
  } finally {
    if (ends.get(phoneNumber) === end) ends.delete(phoneNumber);
  }
}
