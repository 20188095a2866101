import { create } from "zustand";
import { useSession } from "#webapps/shared/client/session.ts";

/** What is open of the sign-in: the drawer that asks for a phone, or the window that asks for a code sent to one. */
interface SignIn {
  open: { step: "phone" } | { step: "code"; phoneNumber: string } | undefined;
  onDone: (() => void) | undefined;
}

/** `components/signIn/` draws it; pages open it by `askToSignIn` and `askForCode`. */
export const useSignIn = create<SignIn>(() => ({ open: undefined, onDone: undefined }));

/** Opens the sign-in drawer; `onDone` runs once the person is signed in, at once where they are already. */
export function askToSignIn(onDone?: () => void) {
  if (useSession.getState().status === "signed-in") onDone?.();
  else useSignIn.setState({ open: { step: "phone" }, onDone });
}

/**
 * Has a phone proven by a code, in digits with its country's: signs in whoever isn't, and for who is it becomes their
 * proven phone. `onDone` runs when it is.
 */
export function askForCode(phoneNumber: string, onDone: () => void) {
  useSignIn.setState({ open: { step: "code", phoneNumber }, onDone });
}
