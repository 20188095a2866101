export type UploadedFile = { name: string; type: string; bytes: Buffer };

const LINE_END = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");

function dispositionPart(head: string, name: string): string | undefined {
  const found = new RegExp(
    `content-disposition:[^\\r\\n]*?[;\\s]${name}=(?:"([^"]*)"|([^;\\r\\n]+))`,
    "i",
  ).exec(head);
  return found?.[1] ?? found?.[2];
}

const typeOf = (head: string) =>
  (/content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? "application/octet-stream").trim();

/**
 * Reads a multipart/form-data body. Our own, because grammY writes `content-disposition:form-data;name="x";filename=y`
 * (lower case, no spaces, no quotes), which Node's `Response.formData()` refuses.
 */
export function parseMultipart(
  body: Buffer,
  boundary: string,
): { fields: Record<string, string>; files: Map<string, UploadedFile> } {
  const fields: Record<string, string> = {};
  const files = new Map<string, UploadedFile>();
  const mark = Buffer.from(`--${boundary}`);
  let at = body.indexOf(mark);

  while (at !== -1) {
    const start = at + mark.length;
    if (body.subarray(start, start + 2).toString() === "--") break;
    const next = body.indexOf(mark, start);
    const headEnd = body.indexOf(HEAD_END, start);
    if (next === -1 || headEnd === -1 || headEnd > next) break;

    const head = body.subarray(start, headEnd).toString("utf8");
    const name = dispositionPart(head, "name");
    const filename = dispositionPart(head, "filename");
    const bytes = body.subarray(headEnd + HEAD_END.length, next - LINE_END.length);
    if (name !== undefined && filename !== undefined)
      files.set(name, { name: filename, type: typeOf(head), bytes });
    else if (name !== undefined) fields[name] = bytes.toString("utf8");
    at = next;
  }
  return { fields, files };
}
