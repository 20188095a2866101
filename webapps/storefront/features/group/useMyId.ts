import { useSession } from "#webapps/shared/client/session.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";

/** The id of whoever is signed in, from their own token. */
export function useMyId(): number | undefined {
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  return (isSignedIn && ownerOf(readAccessToken())) || undefined;
}
