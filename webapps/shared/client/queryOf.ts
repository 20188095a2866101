import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { call } from "./call.ts";
import { readEarly } from "./early.ts";
import type { Reading } from "./reading.ts";

/** How a query reads: `useQuery({ queryKey: ["top"], ...queryOf(topListings()) })`. What was asked early is its first data. */
export function queryOf<E extends Endpoint>({ path, input }: Reading<E>) {
  return {
    initialData: (): z.output<E["output"]> | undefined => readEarly<E>(path, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<z.output<E["output"]>> =>
      call<E>("get" as E["method"], path, input, { signal }),
  };
}
