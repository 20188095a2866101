type Values = Record<string, unknown>;

/** Puts path parameters in their places; what is left is the query or the body. */
export function fillPath(path: string, input: Values): { path: string; rest: Values } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** Without what is empty; a list is a name repeated, the members of an object are `name[member]`. */
function toQuery(values: Values): URLSearchParams {
  const query = new URLSearchParams();
  function add(name: string, value: unknown) {
    if (Array.isArray(value)) for (const one of value) add(name, one);
    else if (typeof value === "object" && value !== null) {
      for (const [member, one] of Object.entries(value)) add(`${name}[${member}]`, one);
    } else if (value !== undefined && value !== null && value !== "") query.append(name, String(value));
  }
  for (const [name, value] of Object.entries(values)) add(name, value);
  return query;
}

/** The path and query string that read an endpoint with this input. */
export function readingUrl(path: string, input: Values): string {
  const filled = fillPath(path, input);
  const query = toQuery(filled.rest).toString();
  return query ? `${filled.path}?${query}` : filled.path;
}
