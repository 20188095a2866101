import { WebSocket } from "ws";

/** A message of the bot as it reached a chat. */
export interface Arrival {
  personId: number;
  messageId: number;
  text: string;
  /** The time of arrival on the soak's clock, in milliseconds. */
  at: number;
}

interface Live {
  type: string;
  key: string;
  message?: { message_id: number; text?: string; caption?: string; from: { is_bot: boolean } };
}

/** Hears at the messenger what reaches people: there is no other count than this one. */
export class Receiver {
  readonly arrivals: Arrival[] = [];
  /** When each call put a message into a chat or changed one there, in milliseconds. */
  readonly calls: number[] = [];
  readonly #known = new Set<number>();
  readonly #ofPerson = new Map<number, Arrival[]>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data) => this.#hear(JSON.parse(String(data)) as Live));
  }

  static async listen(port: number): Promise<Receiver> {
    const socket = new WebSocket(`ws://localhost:${port}/live`);
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    return new Receiver(socket);
  }

  #hear({ type, key, message }: Live): void {
    if (type !== "message" || !message?.from.is_bot) return;
    const at = Date.now();
    this.calls.push(at);
    if (this.#known.has(message.message_id)) return;
    this.#known.add(message.message_id);
    const personId = Number(key.split(":")[1]);
    const text = message.text ?? message.caption ?? "";
    const arrival = { personId, messageId: message.message_id, text, at };
    this.arrivals.push(arrival);
    this.#ofPerson.set(personId, [...this.of(personId), arrival]);
  }

  /** Returns the messages that have reached a person, the oldest first. */
  of(personId: number): readonly Arrival[] {
    return this.#ofPerson.get(personId) ?? [];
  }

  close(): void {
    this.#socket.close();
  }
}
