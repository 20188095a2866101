/** HTML that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function toHtml(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toHtml).join("");
  if (value === undefined || value === null || value === false) return "";
  return String(value).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** A template whose values are escaped unless they are `Html` already. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((page, part, index) => page + toHtml(values[index - 1]) + part));
}
