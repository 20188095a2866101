import { z } from "zod";
import { Text } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Access: a JWT for 15 minutes with the claim `userId`. Refresh: opaque, 30 days, changes at each use. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** `data` is the raw init data of the messenger. */
const TelegramSignIn = z.object({ data: Text.min(1).max(8192), refererId: z.int().positive().optional() });

export const signInClassifieds = endpoint({
  method: "post",
  path: "/api/telegram/auth",
  access: "public",
  summary: "Signs in with the messenger's init data (classifieds)",
  input: TelegramSignIn,
  output: Tokens,
});

export const signInStorefront = endpoint({
  method: "post",
  path: "/api/auth/telegram",
  access: "public",
  summary: "Signs in with the messenger's init data (storefront, reports)",
  input: TelegramSignIn,
  output: Tokens,
});

export const refreshTokens = endpoint({
  method: "post",
  path: "/api/auth/refresh",
  access: "public",
  summary: "Trades a refresh token for new tokens",
  input: z.object({ refreshToken: Text.min(20).max(200) }),
  output: Tokens,
});
