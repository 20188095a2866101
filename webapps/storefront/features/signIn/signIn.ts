import { create } from "zustand";
import { useSession } from "#webapps/shared/client/session.ts";

/**
 * The open parts of the sign-in: the drawer that asks for a phone, and over it or by itself the window for its code.
 */
interface SignIn {
  /** The purpose for which the drawer asks for a phone. */
  drawer: "sign-in" | "phone" | undefined;
  /** The phone whose code is asked for, in digits with its country's. */
  phoneNumber: string | undefined;
  onDone: (() => void) | undefined;
}

const closed: SignIn = { drawer: undefined, phoneNumber: undefined, onDone: undefined };

/** `SignIn` draws it; pages open it by `askToSignIn`, `askForPhone` and `askForCode`. */
export const useSignIn = create<SignIn>(() => closed);

/** Opens the sign-in drawer; `onDone` runs once the person is signed in, at once where they are already. */
export function askToSignIn(onDone?: () => void) {
  if (useSession.getState().status === "signed-in") onDone?.();
  else useSignIn.setState({ ...closed, drawer: "sign-in", onDone });
}

/** Opens the drawer for a phone to be proven, also of who is signed in already. */
export function askForPhone(onDone?: () => void) {
  useSignIn.setState({ ...closed, drawer: "phone", onDone });
}

/**
 * Has a phone proven by a code, in digits with its country's: signs in whoever isn't, and for who is it becomes their
 * proven phone. `onDone` runs when it is.
 */
export function askForCode(phoneNumber: string, onDone: () => void) {
  useSignIn.setState({ ...closed, phoneNumber, onDone });
}

/** From the drawer on to the code of the phone typed there; the drawer waits behind. */
export const continueToCode = (phoneNumber: string) => useSignIn.setState({ phoneNumber });

/** Closes the code's window: back to the drawer, where it was opened from there. */
export const closeCode = () =>
  useSignIn.setState(useSignIn.getState().drawer ? { phoneNumber: undefined } : closed);

export const closeSignIn = () => useSignIn.setState(closed);

/** Closes all of it, and lets the person go on with what they were at. */
export function finishSignIn() {
  const { onDone } = useSignIn.getState();
  closeSignIn();
  onDone?.();
}
