import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

const TEXT = /text\/html|javascript|text\/css/;
/** Headers that are the connection's own. */
const UNPASSED = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

const newNameOf = (name: string) => name.replace(/(\.\w+)$/, "-new$1");
const oldNameOf = (path: string) => path.replace(/-new(\.\w+)$/, "$1");

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Stands between a browser and the market, and can do what a market in use can't be made to: be cut off, and serve a
 * new version, in which every file has another name and the old ones are gone.
 */
export class StandIn {
  isNew = false;
  isCut = false;
  /** A path. The market's answer to the next call of it gets lost, once, and the link is cut. */
  loses: string | undefined;
  private readonly came: string[] = [];
  private readonly keys: { path: string; key: string }[] = [];
  private readonly market: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private files: RegExp | undefined;

  private constructor(market: string) {
    this.market = market;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    this.server.on("connection", (socket) => {
      this.sockets.add(socket);
      socket.on("close", () => this.sockets.delete(socket));
    });
  }

  static async start(market: string): Promise<StandIn> {
    const standIn = new StandIn(market);
    const worker = await (await fetch(`${market}/sw.js`)).text();
    const names = [...new Set(worker.match(/assets\/[\w.-]+/g))].map((file) => file.slice("assets/".length));
    if (names.length === 0) throw new Error("The worker names no files");
    // Longer names first: one may end another.
    const longest = names.sort((one, other) => other.length - one.length);
    standIn.files = new RegExp(longest.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
    standIn.server.listen(0);
    await once(standIn.server, "listening");
    return standIn;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Idempotency keys of all that has come to a path. */
  asked(path: string): string[] {
    return this.keys.filter((one) => one.path === path).map(({ key }) => key);
  }

  /** How often an address was asked for. */
  times(url: string): number {
    return this.came.filter((one) => one === url).length;
  }

  /** Cuts what is on its way, and lets nothing in. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }

  private async ask({ url = "/", method = "GET", headers }: IncomingMessage, body: Buffer) {
    // Whatever the browser has kept of the old version is none of the new one.
    const unpassed = ["host", "connection", ...(this.isNew ? ["if-none-match", "if-modified-since"] : [])];
    const passed = Object.entries(headers).filter(([name]) => !unpassed.includes(name));
    return fetch(this.market + (this.isNew ? oldNameOf(url) : url), {
      method,
      headers: { ...Object.fromEntries(passed as [string, string][]), "accept-encoding": "identity" },
      redirect: "manual",
      ...(body.length > 0 && { body }),
    });
  }

  /** The same as the new version has it. */
  private renew(text: string): string {
    return this.files ? text.replace(this.files, newNameOf) : text;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isCut) return void response.destroy();
    const { url = "/" } = request;
    this.came.push(url);
    if (this.isNew && url.startsWith("/assets/") && oldNameOf(url) === url) {
      return void response.writeHead(404).end();
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = await this.ask(request, Buffer.concat(parts));
    const key = request.headers["idempotency-key"];
    if (typeof key === "string") this.keys.push({ path: url, key });
    if (url === this.loses) {
      this.loses = undefined;
      return this.cut();
    }
    let body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !UNPASSED.includes(name)));
    if (this.isNew && TEXT.test(headers["content-type"] ?? "")) {
      const text = this.renew(body.toString("utf8"));
      const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
      const policy = headers["content-security-policy"];
      if (policy)
        headers["content-security-policy"] = policy.replace(/'sha256-[^']+'/, scripts.map(hashOf).join(" "));
      if (headers.link) headers.link = this.renew(headers.link);
      for (const name of ["etag", "last-modified"]) delete headers[name];
      body = Buffer.from(text);
    }
    response.writeHead(answer.status, headers).end(body);
  }
}
