import { photoForm, plainJpeg } from "../../photos.ts";
import { type Market, people } from "./market.ts";
import { QUEUE } from "./moderating.ts";

interface Saved {
  id: number;
  link: string;
}

/** Somebody who is signed in and calls the API themselves, to prepare what a journey begins with. */
export class Member {
  readonly id: number;
  private readonly market: Market;
  private readonly token: string;

  private constructor(market: Market, id: number, token: string) {
    this.market = market;
    this.id = id;
    this.token = token;
  }

  /** Signs in with the launch data that the messenger gives this person. */
  static async of(market: Market, id: number): Promise<Member> {
    const launch = await market.act<{ id: string }>("launch", { personId: id, app: "market" });
    const { hash } = (await (await fetch(`${market.messengerUrl}/sim/launch/${launch.id}`)).json()) as {
      hash: string;
    };
    const data = new URLSearchParams(hash.replace(/^#/, "")).get("tgWebAppData");
    const answer = await fetch(`${market.url}/api/telegram/auth`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new Member(market, id, accessToken);
  }

  /** Makes a person of the messenger who has started the bot. */
  static async make(
    market: Market,
    firstName: string,
    looks: "ru" | "uz" | { language: string; platform: string; [more: string]: unknown } = "ru",
  ): Promise<Member> {
    const given = typeof looks === "string" ? { language: looks, platform: "ios" } : looks;
    const { id } = await market.act<{ id: number }>("people", { firstName, ...given });
    await market.act(`people/${id}/start`, {});
    return Member.of(market, id);
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.market.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(body && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} said ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Posts a listing in the capital's first category, as the form would. */
  async post(name: string, photos = 1): Promise<Saved> {
    const files = await Promise.all(Array.from({ length: photos }, () => plainJpeg(800, 600)));
    const images = await this.call<{ src: string }[]>("POST", "/api/images", photoForm(files));
    const capital = await this.call<{ id: number; regionId: number }>("GET", "/api/telegram/geo/capital");
    const tree = await this.call<Node[]>("GET", "/api/telegram/category/tree");
    return this.call("POST", "/api/user/telegram/products", {
      name,
      description: `${name}: в хорошем состоянии, отдаю недорого.`,
      state: "Used",
      price: 250_000,
      currency: "UZS",
      lon: 69.24,
      lat: 41.31,
      photos: images.map(({ src }) => src),
      categoryId: firstLeaf(tree).id,
      phoneNumbers: ["901234567"],
      regionId: capital.regionId,
      cityId: capital.id,
    });
  }

  /** Posts a listing that an admin has let through. */
  async approved(name: string): Promise<Saved> {
    const saved = await this.post(name);
    const admin = await Member.of(this.market, people.admin);
    await admin.call("POST", QUEUE, { isModerated: true, productIds: [saved.id] });
    return saved;
  }
}

interface Node {
  id: number;
  children: Node[];
}

function firstLeaf(nodes: readonly Node[]): Node {
  const [first] = nodes;
  if (!first) throw new Error("There are no categories");
  return first.children.length > 0 ? firstLeaf(first.children) : first;
}

export interface ChatMessage {
  message_id: number;
  text?: string;
  caption?: string;
  from: { is_bot: boolean };
}

/** Everything the bot has said to somebody, the last first. */
export async function saidTo(market: Market, personId: number): Promise<string[]> {
  const answer = await fetch(`${market.messengerUrl}/sim/people/${personId}/chat`);
  const { messages } = (await answer.json()) as { messages: ChatMessage[] };
  return messages
    .filter(({ from }) => from.is_bot)
    .map(({ text, caption }) => text ?? caption ?? "")
    .reverse();
}
