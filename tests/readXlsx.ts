import { inflateRawSync } from "node:zlib";

const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;

/** The files of a ZIP, as text, by name. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength!);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    files.set(
      name,
      (zip.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed)).toString("utf8"),
    );
    at += 46 + nameLength! + extraLength! + noteLength!;
  }
  return files;
}

const plain = (xml: string) =>
  xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, found]) => plain(found ?? ""));

interface XlsxSheet {
  title: string;
  xml: string;
  /** Words as text, numbers as numbers, cells left out as they are. */
  rows: (string | number)[][];
}

/** Sheets of a workbook, as a program finds them in its files, and the formats of its cells. */
export function readXlsx(file: Buffer): { sheets: XlsxSheet[]; styles: string } {
  const files = unzip(file);
  const words = all(files.get("xl/sharedStrings.xml") ?? "", /<si><t[^>]*>([^<]*)<\/t><\/si>/g);
  const titles = all(files.get("xl/workbook.xml") ?? "", /<sheet [^>]*name="([^"]*)"/g);
  const sheets = titles.map((title, index) => {
    const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? "";
    const rows = [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/g)].map(([, cells = ""]) =>
      [...cells.matchAll(/<c ([^>]*)><v>([^<]*)<\/v><\/c>/g)].map(([, attributes = "", value = ""]) =>
        attributes.includes('t="s"') ? (words[Number(value)] ?? "") : Number(value),
      ),
    );
    return { title, xml, rows };
  });
  return { sheets, styles: files.get("xl/styles.xml") ?? "" };
}
