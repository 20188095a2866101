import { CodeWindow } from "./CodeWindow.tsx";
import { LoginDrawer } from "./LoginDrawer.tsx";
import { useSignIn } from "./signIn.ts";

/** The open parts of the sign-in: the drawer, and over it or alone the code's window. */
export function SignInOverlays(_: { onClose: () => void }) {
  const { drawer, phoneNumber } = useSignIn();
  return (
    <>
      {drawer && <LoginDrawer purpose={drawer} />}
      {phoneNumber !== undefined && <CodeWindow key={phoneNumber} phoneNumber={phoneNumber} />}
    </>
  );
}
