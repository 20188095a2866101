import { z } from "zod";
import { Done, Text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageInput } from "./languageInput.ts";
import { languages } from "./languages.ts";
import { roles } from "./roles.ts";

/** The caller. `balance` is in coins; `countProducts` counts listings that aren't removed. */
export const Profile = z.object({
  id: z.int(),
  language: z.enum(languages),
  phoneNumber: z.string().nullable(),
  balance: z.int(),
  countProducts: z.int(),
  isAdmin: z.boolean(),
  /** What they may do as an admin, by `contract/roles.ts`; null for everybody else. */
  role: z.enum(roles).nullable(),
  photoUrl: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** Telegram's name without @; buyers write to it directly when `isUsernameShown`, else through the bot. */
  username: z.string().nullable(),
  isUsernameShown: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const getMe = endpoint({
  method: "get",
  path: "/api/telegram/users/me",
  access: "user",
  summary: "The caller's profile",
  input: z.object({}),
  output: Profile,
});

export const setLanguage = endpoint({
  method: "patch",
  path: "/api/telegram/users/language",
  access: "user",
  summary: "Keeps the language the caller chose",
  input: LanguageInput,
  output: Done,
});

export const savePhone = endpoint({
  method: "post",
  path: "/api/telegram/users/phone",
  access: "user",
  summary: "Keeps the phone that the caller shared in the messenger",
  /** The signed answer of `requestContact`, as it came. */
  input: z.object({ contact: Text.min(1).max(4096) }),
  output: z.object({ phoneNumber: z.string() }),
});

export const showUsername = endpoint({
  method: "patch",
  path: "/api/telegram/users/username",
  access: "user",
  summary: "Says whether buyers may write to the caller's own Telegram name",
  input: z.object({ isShown: z.boolean() }),
  output: Done,
});
