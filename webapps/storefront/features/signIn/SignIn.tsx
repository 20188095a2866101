import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { useOnBack } from "../../shell/useOnBack.ts";
import { closeSignIn, useSignIn } from "./signIn.ts";

const SignInOverlays = lazyOverlay(async () => (await import("./SignInOverlays.tsx")).SignInOverlays);

/** The sign-in over whatever page asked for it; its code comes when it is opened. */
export function SignIn() {
  useOnBack(closeSignIn);
  const isOpen = useSignIn(({ drawer, phoneNumber }) => (drawer ?? phoneNumber) !== undefined);
  return isOpen ? <SignInOverlays onClose={closeSignIn} /> : null;
}
