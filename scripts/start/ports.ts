import { createServer } from "node:net";

/**
 * Makes sure nobody listens on a port.
 * @throws an error of one line that names the variable to change.
 */
export function assertFree(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === "EADDRINUSE"
            ? `Port ${port} is taken: stop what uses it, or set ${variable}`
            : `Port ${port} can't be opened (${code}): set ${variable}`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
