import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./fault.ts";

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** Looks again until there is a page, and then is that page; the address keeps what the messenger has put into it. */
const AGAIN = `setInterval(async () => {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}, 1000);`;

const page = ({ message, where, place }: Fault) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The server can't start</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#1c1c1f;color:#eee}
h1{font-size:20px;color:#ff8a80}pre{overflow:auto;padding:12px;border-radius:8px;background:#000;font-size:14px}</style>
<h1>The server can't start</h1><p><b>${escaped(where)}</b></p><pre>${escaped(message)}</pre>
${place ? `<pre>${escaped(`${place.line} | ${place.text}`)}</pre>` : ""}
<p>This page goes on by itself once the fault is mended.</p><script>${AGAIN}</script></html>`;

/** Says why there is no server: a page to people, JSON to programs. */
export function answerFault(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  const isPage = request.headers.accept?.includes("text/html") ?? false;
  const { message, place } = fault;
  response.writeHead(500, {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(isPage ? page(fault) : JSON.stringify({ code: "internal", message, ...place }));
}
