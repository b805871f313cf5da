import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { CachedPage } from "./page-store.ts";

/** The encodings a page is kept in, the smaller one first: browsers name it after gzip. */
const encodings = {
  br: (html: Buffer) => promisify(brotliCompress)(html, brotli),
  gzip: (html: Buffer) => promisify(gzip)(html),
};

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same at once: some kilobytes take 40 µs, and their way through another thread twice as much again. */
const atOnce = { br: (body: Buffer) => brotliCompressSync(body, brotli), gzip: (body: Buffer) => gzipSync(body) };

/** Up to here compressing at once holds up no other request, bytes. */
const short = 16_384;

/** How a page may be sent: compressed one way, or as it is. */
export type Encoding = keyof typeof encodings;

/** The smallest way that a browser takes, by its `Accept-Encoding`; null for none. */
export function encodingFor(accepted = ""): Encoding | null {
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : null;
}

/** Below this, compressing costs more than it saves, bytes. */
const worthwhile = 1024;

/** An answer that is sent once, as small as this browser takes it; a short one as it is. */
export async function compressWorthwhile(
  body: Buffer,
  accepted?: string | string[],
): Promise<{ bytes: Buffer; encoding: Encoding | null }> {
  const encoding = body.length < worthwhile ? null : encodingFor(String(accepted ?? ""));
  if (!encoding) return { bytes: body, encoding };
  return { bytes: body.length <= short ? atOnce[encoding](body) : await encodings[encoding](body), encoding };
}

/** The page in one encoding, compressed at the first request for it and never again: then it is there at once. */
export function compressedOnce(
  { html, small }: Pick<CachedPage, "html" | "small">,
  encoding: Encoding,
): Buffer | Promise<Buffer> {
  const known = small.get(encoding);
  if (known) return known;
  const made = encodings[encoding](html).then((bytes) => {
    small.set(encoding, bytes);
    return bytes;
  });
  small.set(encoding, made);
  return made;
}
