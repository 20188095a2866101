import { vi } from "vitest";

/** A call as it left the app: `GET /api/…?…`, and what it carried. */
export interface Sent {
  call: string;
  body: unknown;
}

/** For tests: stands in for the server. `answer` gives an answer's body, or a promise of it, or throws its status; returns what was sent so far. */
export function serve(answer: (sent: Sent) => unknown): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call = {
      call: `${request.method} ${pathname}${search}`,
      body: text ? JSON.parse(text) : undefined,
    };
    sent.push(call);
    try {
      return new Response(JSON.stringify(await answer(call)));
    } catch (status) {
      return new Response(JSON.stringify({ code: "internal", message: "" }), { status: Number(status) });
    }
  });
  return sent;
}
