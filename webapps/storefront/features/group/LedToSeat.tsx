import { type ReactNode, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { forgetSeat, seatLedTo } from "./joined.ts";

/**
 * The page of a group by a code; whoever comes back to it from the form by which they have joined is led on to their own
 * seat, in its place.
 */
export function LedToSeat({ code, children }: { code: string; children: ReactNode }) {
  const [seat] = useState(() => seatLedTo(code));
  useEffect(() => forgetSeat(code), [code]);
  return seat === undefined ? children : <Navigate to={paths.group(seat)} replace />;
}
