import autocannon from "autocannon";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const CONNECTIONS = 50;

let visitor = 0;
/** Another address for each call: it is the work that is measured, not the limits a visitor has. */
function nextAddress(): string {
  visitor = (visitor + 1) % 4_000_000;
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

export interface Calls {
  paths: readonly string[];
  encoding?: string | undefined;
  /** Access tokens of people who ask in turn; strangers ask without them. */
  tokens?: readonly string[] | undefined;
}

/** Calls a server from 50 connections for some seconds, each asking for other paths in turn. */
export async function load(url: string, { paths, encoding, tokens }: Calls, seconds: number): Promise<Load> {
  let asked = 0;
  const nextPerson = () => {
    asked += 1;
    return tokens ? { authorization: `Bearer ${tokens[asked % tokens.length]}` } : {};
  };
  let client = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(connection) {
      const first = Math.floor((client * paths.length) / CONNECTIONS);
      client += 1;
      const own = [...paths.slice(first), ...paths.slice(0, first)];
      connection.setRequests(
        own.map((path) => ({
          path,
          headers: {
            "x-forwarded-for": nextAddress(),
            "accept-encoding": encoding ?? "identity",
            ...nextPerson(),
          },
        })),
      );
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} calls of ${url} failed (${JSON.stringify(result.statusCodeStats)})`);
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
