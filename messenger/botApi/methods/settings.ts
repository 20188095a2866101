import type { BotCommand, MenuButton } from "../../shapes/world.ts";
import type { World } from "../../world.ts";
import { badRequest } from "../ApiError.ts";
import type { Method, Methods } from "../method.ts";
import { isRecord, type Params } from "../Params.ts";
import { isWebAppUrl } from "../readMarkup.ts";
import { readChat } from "../sendToPerson.ts";

const COMMANDS_LIMIT = 100;

function readLanguage(params: Params): string {
  const language = params.text("language_code") ?? "";
  if (language && !/^[a-z]{2}$/.test(language)) throw badRequest("invalid language code specified");
  return language;
}

/** `default`, `all_private_chats` or `chat:<person>`; group scopes are kept and never shown. */
function readScope(world: World, params: Params): string {
  const scope = params.json("scope");
  if (!isRecord(scope)) return "default";
  if (scope.type !== "chat") return String(scope.type ?? "default");
  const person = world.state.people.find(({ id }) => id === Number(scope.chat_id));
  if (!person || (!person.started && !person.canWrite)) throw badRequest("chat not found");
  return `chat:${person.id}`;
}

const commandsKey = (world: World, params: Params) => `${readScope(world, params)}|${readLanguage(params)}`;

function readCommands(params: Params): BotCommand[] {
  const commands = params.json("commands");
  if (!Array.isArray(commands)) throw badRequest("can't parse commands: Expected an Array of BotCommand");
  if (commands.length > COMMANDS_LIMIT) throw badRequest("too many commands specified");
  return commands.map((item: unknown) => {
    const command = isRecord(item) ? String(item.command ?? "").replace(/^\//, "") : "";
    const description = isRecord(item) ? String(item.description ?? "").trim() : "";
    if (!/^[a-z0-9_]{1,32}$/.test(command)) throw badRequest("BOT_COMMAND_INVALID");
    if (description.length < 1 || description.length > 256) {
      throw badRequest("BOT_COMMAND_DESCRIPTION_INVALID");
    }
    return { command, description };
  });
}

function readMenuButton(params: Params): MenuButton {
  const button = params.json("menu_button");
  if (!isRecord(button) || button.type === "default") return { type: "default" };
  if (button.type === "commands") return { type: "commands" };
  const url = isRecord(button.web_app) ? String(button.web_app.url ?? "") : "";
  if (button.type !== "web_app") throw badRequest("can't parse menu button: unknown type");
  if (typeof button.text !== "string" || !button.text.trim()) throw badRequest("BUTTON_TEXT_INVALID");
  if (!isWebAppUrl(url)) {
    throw badRequest(`menu button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  }
  return { type: "web_app", text: button.text, web_app: { url } };
}

type TextField = "names" | "descriptions" | "shortDescriptions";

function setText(field: TextField, name: string, limit: number): Method {
  return (world, params) => {
    const text = params.text(name) ?? "";
    if (text.length > limit) throw badRequest(`${name.replaceAll("_", " ")} is too long`);
    world.state.bot[field][readLanguage(params)] = text;
    world.emit({ type: "bot" });
    return true;
  };
}

function getText(field: TextField, name: string): Method {
  return (world, params) => {
    const texts = world.state.bot[field];
    const fallback = field === "names" ? world.options.botName : "";
    return { [name]: texts[readLanguage(params)] || texts[""] || fallback };
  };
}

/** Methods about how the bot presents itself. */
export const settings: Methods = {
  setMyCommands: (world, params) => {
    world.state.bot.commands[commandsKey(world, params)] = readCommands(params);
    world.emit({ type: "bot" });
    return true;
  },
  getMyCommands: (world, params) => world.state.bot.commands[commandsKey(world, params)] ?? [],
  deleteMyCommands: (world, params) => {
    delete world.state.bot.commands[commandsKey(world, params)];
    world.emit({ type: "bot" });
    return true;
  },

  setChatMenuButton: (world, params) => {
    const button = readMenuButton(params);
    if (params.text("chat_id") === undefined) world.state.bot.menuButton = button;
    else world.state.bot.chatMenuButtons[readChat(world, params).id] = button;
    world.emit({ type: "bot" });
    return true;
  },
  getChatMenuButton: (world, params) => {
    if (params.text("chat_id") === undefined) return world.state.bot.menuButton;
    return world.state.bot.chatMenuButtons[readChat(world, params).id] ?? world.state.bot.menuButton;
  },

  setMyName: setText("names", "name", 64),
  getMyName: getText("names", "name"),
  setMyDescription: setText("descriptions", "description", 512),
  getMyDescription: getText("descriptions", "description"),
  setMyShortDescription: setText("shortDescriptions", "short_description", 120),
  getMyShortDescription: getText("shortDescriptions", "short_description"),
};
