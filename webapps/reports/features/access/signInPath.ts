import type { SignInPath } from "#webapps/shared/client/session.ts";

/** The call that reports sign in with; the storefront's own. */
export const signInPath: SignInPath = "/api/auth/telegram";
