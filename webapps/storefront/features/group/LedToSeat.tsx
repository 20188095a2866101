import { type ReactNode, useEffect, useState } from "react";
import { Navigate } from "react-router";
import { paths } from "../../paths.ts";

/** By the code of a group's page the code of the seat that has just been taken from there. */
const seats = new Map<string, string>();

/** The state of a link to the order form: the page before it is that of the group by this code. */
export const fromGroup = (code: string) => ({ groupPage: code });

/** Reads what `fromGroup` has made. */
export function groupPageOf(state: unknown): string | undefined {
  const code = typeof state === "object" && state !== null && "groupPage" in state ? state.groupPage : null;
  return typeof code === "string" ? code : undefined;
}

/** Has the page of a group lead on to the seat, when one comes back to it next. */
export const leadToSeat = (code: string, seat: string) => void seats.set(code, seat);

/**
 * The page of a group by a code; whoever comes back to it from the form by which they have joined is led on to their own
 * seat, in its place.
 */
export function LedToSeat({ code, children }: { code: string; children: ReactNode }) {
  const [seat] = useState(() => seats.get(code));
  useEffect(() => void seats.delete(code), [code]);
  return seat === undefined ? children : <Navigate to={paths.group(seat)} replace />;
}
