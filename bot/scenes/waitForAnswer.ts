import type { Conversation } from "@grammyjs/conversations";
import type { Context } from "grammy";
import type { Message } from "grammy/types";
import type { Language } from "#contract/languages.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { type PressData, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../chat/context.ts";
import { removeKeyboard } from "../chat/keyboards.ts";
import { isCancel } from "./cancel.ts";

/** A scene in progress. */
export type Scene = Conversation<BotContext, Context>;

interface Question {
  /** Telegram's numbers of the messages that ask it. */
  asked: number[];
  /** After so long, in milliseconds, words mean something else again. */
  patienceMs: number;
  /** Reads a message as the answer, as a slip that is asked about again, or as something else. */
  read(message: Message): "answer" | "slip" | "other";
  /** Key of what is said when it is cancelled. */
  cancelled: KeyWith;
  /** The press that asks the question again. */
  again: PressData;
}

interface Heard {
  answer: Context;
  message: Message;
  /** The person's language, which they may have changed meanwhile. */
  language: Language;
}

/** A reply belongs to what it replies to. The contact of a button replies, in some apps, to what brought the button. */
const isElsewhere = ({ contact, reply_to_message: answered }: Message, asked: number[]) =>
  !contact && answered !== undefined && !asked.includes(answered.message_id);

/** An answer that was corrected by editing it. */
const editedAnswer = ({ editedMessage }: Context, { asked }: Question): Message | undefined =>
  editedMessage && editedMessage.message_id > Math.min(...asked) ? editedMessage : undefined;

/**
 * Waits for a person's answer to a question. Presses, replies to other messages and anything that can't be an answer go
 * on to the handlers after the scenes, and the question stands. An answer that comes too late doesn't count: the
 * keyboard goes, and a button asks again.
 * @returns the answer or the slip; undefined when the question is over.
 */
export async function waitForAnswer(scene: Scene, question: Question): Promise<Heard | undefined> {
  const askedAt = await scene.now();
  const answer = await scene.wait();
  const message = answer.message ?? editedAnswer(answer, question);
  if (!message) return scene.skip({ next: true });

  const language = await scene.external(({ person }) => person.language);
  if (isCancel(message.text)) {
    await answer.reply(translate(language, question.cancelled), removeKeyboard);
    return undefined;
  }
  const meant = isElsewhere(message, question.asked) ? "other" : question.read(message);
  if ((await scene.now()) - askedAt < question.patienceMs) {
    return meant === "other" ? scene.skip({ next: true }) : { answer, message, language };
  }
  await answer.reply(translate(language, "scene-over"), removeKeyboard);
  if (meant !== "answer") return scene.halt({ next: true });
  const again = pressButton(translate(language, "button-scene-again"), question.again);
  // A message takes a keyboard away or brings buttons, not both.
  await answer.reply(translate(language, "scene-begin-again"), {
    reply_markup: { inline_keyboard: [[again]] },
  });
  return undefined;
}
