import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Translator, Words } from "../core/market/translation/translator.ts";

/** A request as the endpoint sees it. */
interface TranslatorCall {
  path: string | undefined;
  authorization: string | undefined;
  model: string;
  system: string;
  words: Words;
}

/** The stand-in's answer to a call; if it doesn't end the response, the caller hears nothing. */
export type Behaviour = (call: TranslatorCall, response: ServerResponse) => void | Promise<void>;

/** Sends a chat completion that says `content`. */
export function complete(response: ServerResponse, content: unknown): void {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ id: "1", choices: [{ index: 0, message: { role: "assistant", content } }] }));
}

/** Translates as far as a test can tell: into other words of the right alphabet. */
export const translateWell: Behaviour = ({ system, words }, response) => {
  const into = system.includes("into Russian") ? "По-русски: " : "Oʻzbekcha: ";
  const plain = (text: string) => text.replace(/[^0-9]/g, "");
  complete(
    response,
    JSON.stringify({
      name: into + plain(words.name),
      description: words.description && into + plain(words.description),
    }),
  );
};

async function readCall(request: IncomingMessage): Promise<TranslatorCall> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { model, messages } = JSON.parse(text) as { model: string; messages: { content: string }[] };
  return {
    path: request.url,
    authorization: request.headers.authorization,
    model,
    system: messages[0]!.content,
    words: JSON.parse(messages[1]!.content) as Words,
  };
}

/** An OpenAI-compatible endpoint on the loopback, which behaves as it is told. */
export async function startFakeTranslator(first: Behaviour = translateWell) {
  const calls: TranslatorCall[] = [];
  let behave = first;
  const server = createServer((request, response) => {
    void readCall(request).then(async (call) => {
      calls.push(call);
      await behave(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const translator: Translator = {
    url: `http://127.0.0.1:${port}/v1`,
    key: "secret-key",
    model: "small",
    timeoutMs: 5000,
  };
  return {
    calls,
    translator,
    /** From now on. */
    be: (behaviour: Behaviour) => {
      behave = behaviour;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
