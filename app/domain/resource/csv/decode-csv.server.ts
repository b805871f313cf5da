import { analyse } from "chardet";
import iconv from "iconv-lite";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { shareThread } from "#app/platform/thread-share.server.ts";
import { maxCsvBytes } from "./csv-cells.ts";
import type { CsvEncoding } from "./csv-encodings.ts";

/** The text of a file, and how its bytes were read; `isGuessed` where nothing in the file says so and a person has to look. */
type DecodedCsv = { text: string; encoding: CsvEncoding; isGuessed: boolean };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The names under which `chardet` reports what is offered here. */
const detected: Readonly<Record<string, CsvEncoding>> = {
  "windows-1252": "windows-1252",
  "ISO-8859-1": "windows-1252",
  "windows-1256": "windows-1256",
  "ISO-8859-6": "windows-1256",
};

const decode = (bytes: Uint8Array, encoding: CsvEncoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** What the bytes themselves say: a mark at the beginning, or every other byte being zero; null where they say nothing. */
function saidBy(bytes: Uint8Array): CsvEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return "utf-16le";
  return even > sample.length / 4 && odd === 0 ? "utf-16be" : null;
}

/** The likeliest encoding of one byte a letter, by the letters around the first that is not English. */
function guess(bytes: Uint8Array): CsvEncoding {
  const odd = bytes.findIndex((byte) => byte > 0x7f);
  const likely = analyse(bytes.subarray(Math.max(0, odd - 2000), odd + 20_000)).map(({ name }) => detected[name]);
  return likely.find((encoding) => encoding !== undefined) ?? "windows-1252";
}

/** A long file of one byte a letter, piece by piece: no other request waits for the whole of it. */
async function decodeInPieces(bytes: Uint8Array, encoding: CsvEncoding): Promise<string> {
  const decoder = iconv.getDecoder(encoding);
  const nextPiece = shareThread();
  let text = "";
  for (let at = 0; at < bytes.length; at += 65_536) {
    await nextPiece();
    text += decoder.write(Buffer.from(bytes.subarray(at, at + 65_536)));
  }
  return text + (decoder.end() ?? "");
}

/**
 * The text of an uploaded file: as its bytes say, else UTF-8, else as it probably was written (Excel on Windows saves in the encoding
 * of its country, and does not say which).
 *
 * @param chosen the encoding that a person chose, in place of a guess
 * @returns refused with `csv.empty`, `csv.too-large`, `csv.encoding` where it is no text at all
 */
export async function decodeCsv(bytes: Uint8Array, chosen: CsvEncoding | null = null): Promise<Outcome<DecodedCsv>> {
  if (bytes.byteLength === 0) return refused("csv.empty", { field: "file" });
  if (bytes.byteLength > maxCsvBytes) return refused("csv.too-large", { field: "file", values: { most: maxCsvBytes / 2 ** 20 } });
  const named = chosen ?? saidBy(bytes);
  const whole = named?.startsWith("utf") ? decode(bytes, named) : named === null ? decode(bytes, "utf-8") : null;
  const encoding = named ?? (whole === null ? guess(bytes) : "utf-8");
  const text = whole ?? (encoding.startsWith("utf") ? null : await decodeInPieces(bytes, encoding));
  if (text === null || unprintable.test(text) || text.includes("\ufffd")) return refused("csv.encoding", { field: "file" });
  return done({ text, encoding, isGuessed: chosen === null && !encoding.startsWith("utf") });
}
