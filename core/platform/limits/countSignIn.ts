/**
 * Counts a sign-in of a person who has proven who they are, before it begins a session.
 * @throws {RuleError} too_many_requests
 */
export type CountSignIn = (userId: number) => Promise<void>;
