import type { ReactNode } from "react";
import { useSession } from "#webapps/shared/client/session.ts";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";

/** What is a person's own, to who is signed in; `guest` to a guest. Whom nothing but the network keeps out isn't asked to log in. */
export function MembersOnly({ guest, children }: { guest: ReactNode; children: ReactNode }) {
  const { status, failure } = useSession();
  if (status !== "guest") return children;
  return failure === undefined ? guest : <SignInFailed failure={failure} />;
}
