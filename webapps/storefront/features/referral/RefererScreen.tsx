import { Navigate, useLocation } from "react-router";
import { HOT_DEALS, paths } from "../../paths.ts";
import { resolveAddress } from "../arrival/deepLink.ts";

/** `/r/:refererId`: keeps who brought this person, and leads to the hot deals; also where the address is broken. */
export function RefererScreen() {
  const { pathname } = useLocation();
  const target = resolveAddress(pathname);
  return <Navigate replace to={target === pathname ? paths.category(HOT_DEALS) : target} />;
}
