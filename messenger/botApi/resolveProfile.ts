import type { BotCommand, BotProfile, MenuButton, Person } from "../shapes/world.ts";
import type { World } from "../world.ts";

/** A language as the Bot API counts it: two letters. */
const short = (language: string) => language.slice(0, 2).toLowerCase();

/** The command list a person's client shows: the narrowest scope wins, and within it the person's language. */
function resolveCommands(world: World, person: Person): BotCommand[] {
  const language = short(person.language);
  const chat = `chat:${person.id}`;
  const order = [
    `${chat}|${language}`,
    `${chat}|`,
    `all_private_chats|${language}`,
    "all_private_chats|",
    `default|${language}`,
    "default|",
  ];
  for (const scope of order) {
    const commands = world.state.bot.commands[scope];
    if (commands && commands.length > 0) return commands;
  }
  return [];
}

function resolveMenuButton(world: World, personId: number): MenuButton {
  const own = world.state.bot.chatMenuButtons[personId];
  return own && own.type !== "default" ? own : world.state.bot.menuButton;
}

const byLanguage = (texts: Record<string, string>, language: string) =>
  texts[short(language)] || texts[""] || "";

/** The bot as this person's client shows it. */
export function resolveProfile(world: World, person: Person): BotProfile {
  const { names, descriptions, shortDescriptions } = world.state.bot;
  const menuButton = resolveMenuButton(world, person.id);
  return {
    id: world.bot.id,
    username: world.options.botUsername,
    name: byLanguage(names, person.language) || world.options.botName,
    description: byLanguage(descriptions, person.language),
    shortDescription: byLanguage(shortDescriptions, person.language),
    commands: resolveCommands(world, person),
    menuButton,
  };
}
