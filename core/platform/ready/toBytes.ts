/**
 * A text as it is sent, in UTF-8, in a piece of memory of its own: a small one made by `Buffer.from` would keep a part of
 * a larger piece, and with it the whole.
 */
export function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
