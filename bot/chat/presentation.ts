import type { Api } from "grammy";
import type { BotCommand, MenuButton } from "grammy/types";
import { type Language, languages } from "#contract/languages.ts";
import { may, type Right, type Role } from "#contract/roles.ts";
import type { Person } from "#core/people/accounts/rememberPerson.ts";
import { type AdminMenu, listAdminMenus, noteAdminMenu } from "#core/people/admins/adminMenus.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { pause } from "#core/platform/jobs/pauses.ts";
import { appLink } from "#core/platform/telegram/appLink.ts";
import { logFailure } from "./keepTrying.ts";
import { firstApp } from "./keyboards.ts";

/** The language for people whose Telegram speaks none of ours. */
export const DEFAULT_LANGUAGE: Language = "ru";

const ROUNDS = 4;
const ROUND_PAUSE_MS = 30_000;

/** Commands that a chat shows, in their order. */
const commandNames = [
  "start",
  "orders",
  "balance",
  "coins",
  "mute",
  "stop",
  "language",
  "privacy",
  "support",
  "help",
  "terms",
  "paysupport",
] as const;
/** For admins, after the others: by the right that each needs. */
const adminCommands = {
  moderate: "moderation.decide",
  stats: "reports.read",
  report: "reports.read",
  find: "people.read",
  user: "people.read",
  ban: "people.ban",
  unban: "people.ban",
  refund: "money.move",
  flag: "settings.read",
  admin: "roles.grant",
  broadcast: "broadcasts.send",
} as const satisfies Record<string, Right>;
const adminCommandNames = Object.keys(adminCommands) as (keyof typeof adminCommands)[];

/** Coins promote listings: shoppers aren't shown them, and may still ask. Some admins give them to others. */
const isShown = (command: string, language: Language, role: Role | null) =>
  command !== "coins" || may(role, "money.move") || firstApp(language) === "market";

function commandsIn(language: Language, role: Role | null = null): BotCommand[] {
  const names = commandNames.filter((command) => isShown(command, language, role));
  const admins = adminCommandNames.filter((command) => may(role, adminCommands[command]));
  return [...names, ...admins].map((command) => ({
    command,
    description: translate(language, `command-${command}`),
  }));
}

function menuButtonIn(language: Language): MenuButton {
  const app = firstApp(language);
  const link = appLink(app);
  // A menu button opens a mini-app or lists the commands; a plain link is not to be had there.
  if (!link || !("web_app" in link)) return { type: "commands" };
  return { type: "web_app", text: translate(language, `menu-${app}`), web_app: link.web_app };
}

/** Does one step of the presentation. The bot works without it, so a failure is only logged; says whether it worked. */
async function attempt(step: string, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    logFailure(step, error);
    return false;
  }
}

const chatScope = (chatId: number) => ({ scope: { type: "chat" as const, chat_id: chatId } });

/** Makes the menu and the commands of one chat follow who its person is and the language they chose in the bot. */
export async function presentInChat(
  api: Api,
  chatId: number,
  { id, language, role }: Pick<Person, "id" | "language" | "role">,
): Promise<void> {
  await attempt("chat menu", () =>
    api.setChatMenuButton({ chat_id: chatId, menu_button: menuButtonIn(language) }),
  );
  // Commands of a chat win over those of every language, so they follow the choice and not Telegram's own language.
  await attempt("chat commands", async () => {
    const commands = commandsIn(language, role);
    await api.setMyCommands(commands, chatScope(chatId));
    await noteAdminMenu(id, role ? JSON.stringify(commands) : null);
  });
}

type Whose = Parameters<Api["getMyCommands"]>[0];

async function setCommands(api: Api, commands: BotCommand[], whose: Whose): Promise<void> {
  const known = await api.getMyCommands(whose);
  if (JSON.stringify(known) !== JSON.stringify(commands)) await api.setMyCommands(commands, whose);
}

/** Commands of a chat win over all others, so admins have theirs there; with the role they go. */
async function followAdmin(api: Api, { id, telegramId, language, role, commands }: AdminMenu): Promise<void> {
  const wanted = commandsIn(language, role);
  if (role && JSON.stringify(wanted) === commands) return;
  await api.setMyCommands(wanted, chatScope(telegramId));
  await noteAdminMenu(id, role ? JSON.stringify(wanted) : null);
}

/**
 * Gives the admins' commands to who has become one, in the language of today, and takes them from who was one.
 * @param resting until when whom is left alone, as it failed with them.
 */
export async function followAdmins(api: Api, resting = new Map<number, number>()): Promise<void> {
  for (const menu of await listAdminMenus()) {
    if ((resting.get(menu.id) ?? 0) > Date.now()) continue;
    const isSet = await attempt(`commands of admin ${menu.id}`, () => followAdmin(api, menu));
    if (!isSet) resting.set(menu.id, Date.now() + REST_MS);
  }
}

const FOLLOW_MS = 15_000;
/** After a failure to set a person's commands, they aren't tried again for this long. */
const REST_MS = 10 * 60_000;

/** Keeps following until `signal` ends: the role is given in the chat, in the app, by a setting or by hand. */
export async function keepFollowingAdmins(api: Api, signal: AbortSignal): Promise<void> {
  const resting = new Map<number, number>();
  while (!signal.aborted) {
    await attempt("admins' commands", () => followAdmins(api, resting));
    await pause(FOLLOW_MS, signal);
  }
}

/** Steps for people of one Telegram language, or ("") of all others. Few changes a day are allowed: only what differs is set. */
function stepsIn(api: Api, code: Language | "", language: Language): Record<string, () => Promise<unknown>> {
  const forCode = code === "" ? {} : { language_code: code };
  const name = translate(language, "bot-name");
  const about = translate(language, "bot-about");
  const description = translate(language, "bot-description");
  const commands = commandsIn(language);

  return {
    [`commands ${code}`]: () => setCommands(api, commands, forCode),
    [`description ${code}`]: async () => {
      const known = await api.getMyDescription(forCode);
      if (known.description !== description) await api.setMyDescription(description, forCode);
    },
    [`about ${code}`]: async () => {
      const known = await api.getMyShortDescription(forCode);
      if (known.short_description !== about) await api.setMyShortDescription(about, forCode);
    },
    [`name ${code}`]: async () => {
      const known = await api.getMyName(forCode);
      if (known.name !== name) await api.setMyName(name, forCode);
    },
  };
}

/** Tells Telegram how the bot presents itself: menu button, and in every language commands, texts and name. */
export async function presentBot(api: Api, signal: AbortSignal): Promise<void> {
  let steps = [
    { menu: () => api.setChatMenuButton({ menu_button: menuButtonIn(DEFAULT_LANGUAGE) }) },
    stepsIn(api, "", DEFAULT_LANGUAGE),
    ...languages.map((language) => stepsIn(api, language, language)),
  ].flatMap((part) => Object.entries<() => Promise<unknown>>(part));
  for (let round = 1; round <= ROUNDS && steps.length > 0; round += 1) {
    const failed: typeof steps = [];
    for (const [step, run] of steps) {
      if (signal.aborted) return;
      if (!(await attempt(step, run))) failed.push([step, run]);
    }
    steps = failed;
    if (steps.length > 0) await pause(round * ROUND_PAUSE_MS, signal);
  }
}
