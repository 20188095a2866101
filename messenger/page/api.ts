/** Asks the messenger; a refusal becomes an Error with its readable line. */
export async function api<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/sim${path}`, {
    method,
    ...(method !== "GET" && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const value: unknown = await response.json();
  if (response.ok) return value as Answer;
  const said = (value as { error?: string } | null)?.error;
  throw new Error(said ?? `The messenger answered ${response.status}`);
}
