import { type CommandMiddleware, Composer, type Filter, type FilterQuery, type Middleware } from "grammy";
import type { Press, Values } from "#core/platform/telegram/press.ts";
import type { BotContext } from "./context.ts";
import type { Pressed } from "./settleNotice.ts";

type Only = (ctx: BotContext) => boolean;

/** A feature of the bot: its handlers of commands, other messages and presses. `createBot` hands it nothing else. */
export class Feature {
  readonly name: string;
  /** For whom the feature is there; for everybody else there are no such commands and presses. */
  readonly only: Only;
  /** Asked about messages that hold a command. */
  readonly commands = new Composer<BotContext>();
  /** Asked about all messages, after `commands`. */
  readonly messages = new Composer<BotContext>();
  /** Handlers of presses by the heads of their codecs. Each says whether it could read the press. */
  readonly presses = new Map<string, (ctx: Pressed) => Promise<boolean>>();
  readonly codecs: Press[] = [];
  readonly commandNames: string[] = [];
  hasCommands = false;
  hasMessages = false;

  constructor(name: string, only: Only = () => true) {
    this.name = name;
    this.only = only;
  }

  command(name: string, handle: CommandMiddleware<BotContext>): void {
    this.commandNames.push(name);
    this.hasCommands = true;
    this.commands.command(name, handle);
  }

  /** Hears every command before those that know it. */
  anyCommand(handle: Middleware<Filter<BotContext, "message:entities:bot_command">>): void {
    this.hasCommands = true;
    this.commands.on("message:entities:bot_command", handle);
  }

  on<Query extends FilterQuery>(query: Query | Query[], handle: Middleware<Filter<BotContext, Query>>): void {
    this.hasMessages = true;
    this.messages.on(query, handle);
  }

  press<List extends readonly unknown[]>(
    codec: Press<List>,
    handle: (ctx: Pressed, ...values: Values<List>) => unknown,
  ): void {
    this.codecs.push(codec as unknown as Press);
    this.presses.set(codec.head, async (ctx) => {
      const values = codec.unpack(ctx.callbackQuery.data);
      if (!values) return false;
      await handle(ctx, ...values);
      return true;
    });
  }
}

type Asked = [Feature, Composer<BotContext>];

function ask(asked: readonly Asked[]): Composer<BotContext> {
  const all = new Composer<BotContext>();
  for (const [{ only }, composer] of asked) all.filter(only, composer);
  return all;
}

/** Asks the features about a message one after the other; about one without a command, those only that hear such. */
export function hearMessages(features: readonly Feature[]): Composer<BotContext> {
  const messages = (feature: Feature): Asked[] => (feature.hasMessages ? [[feature, feature.messages]] : []);
  const commands = (feature: Feature): Asked[] => (feature.hasCommands ? [[feature, feature.commands]] : []);
  const heard = new Composer<BotContext>();
  heard.route(({ message }) => (hasCommand(message) ? "command" : "other"), {
    command: ask(features.flatMap((feature) => [...commands(feature), ...messages(feature)])),
    other: ask(features.flatMap(messages)),
  });
  return heard;
}

const hasCommand = (message: BotContext["message"]): boolean =>
  [...(message?.entities ?? []), ...(message?.caption_entities ?? [])].some(
    ({ type }) => type === "bot_command",
  );

/** Finds whose a press is by its head, one or two words with a colon between; one that is nobody's goes on. */
export function hearPresses(features: readonly Feature[]) {
  const known = new Map<string, { feature: Feature; run: (ctx: Pressed) => Promise<boolean> }>();
  for (const feature of features) {
    for (const [head, run] of feature.presses) {
      if (known.has(head)) throw new Error(`Two features take the press ${head}`);
      known.set(head, { feature, run });
    }
  }
  return async (ctx: Pressed, next: () => Promise<void>): Promise<void> => {
    const [first = "", second] = ctx.callbackQuery.data.split(":", 2);
    const found = known.get(`${first}:${second}`) ?? known.get(first);
    const isTaken = found?.feature.only(ctx) && (await found.run(ctx));
    if (!isTaken) await next();
  };
}
