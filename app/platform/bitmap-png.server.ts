import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** One row of pixels, eight to a byte, the first in the highest bit, 1 for white; a filter byte of 0 before them. */
function line(row: readonly boolean[], scale: number): Buffer {
  const packed = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x++) {
    const at = 1 + (x >> 3);
    if (!row[Math.floor(x / scale)]) packed[at] = (packed[at] ?? 0) | (0x80 >> (x & 7));
  }
  return packed;
}

/**
 * A bitmap of a few hundred pixels as a PNG in black and white: a QR code. It takes well under a millisecond and needs no decoder of
 * pictures in the server's own threads.
 *
 * @param rows true where it is black, all of them equally long
 * @param scale pixels per module
 */
export function bitmapPng(rows: readonly (readonly boolean[])[], scale: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE((rows[0]?.length ?? 0) * scale, 0);
  header.writeUInt32BE(rows.length * scale, 4);
  header[8] = 1; // bits per pixel, of grey
  const lines = rows.flatMap((row) => Array.from<Buffer>({ length: scale }).fill(line(row, scale)));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
