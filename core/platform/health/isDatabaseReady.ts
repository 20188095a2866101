import { read } from "#db/readPool.ts";

/** Longest a healthy database takes to answer, in milliseconds. */
const PATIENCE = 2000;

/** Whether the database answers at once. */
export async function isDatabaseReady(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = read({}, { name: "ready", text: "select" }, []).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
