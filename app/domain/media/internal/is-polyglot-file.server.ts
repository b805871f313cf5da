/** Words that begin a page, a script or a document, and that no photograph contains. */
const begins = /<(?:!doctype|html|body|script|iframe|\?php|svg[\s>])|%PDF-/i;

/** How far from the end of a file the list of a ZIP archive may stand: its own 22 bytes, and a comment of 64 KiB at most. */
const zipTail = 22 + 0xffff;

const lastRecord = Buffer.from("PK\u0005\u0006", "latin1");

/** Whether a ZIP archive (a JAR, an office document) ends with this file: its last record holds the length of its comment. */
function endsAsZip(bytes: Buffer): boolean {
  let at = bytes.indexOf(lastRecord, Math.max(0, bytes.length - zipTail));
  while (at >= 0) {
    if (at + 22 <= bytes.length && bytes.readUInt16LE(at + 20) === bytes.length - at - 22) return true;
    at = bytes.indexOf(lastRecord, at + 1);
  }
  return false;
}

/**
 * Whether a picture's file is something else too: a page, a script, a document or an archive hidden in its comments or behind its
 * end. Re-encoding would make it harmless, but such an upload is no picture.
 */
export function isPolyglotFile(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isScript = bytes.subarray(0, 6).equals(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a])); // a first comment as JavaScript writes it
  return isScript || begins.test(bytes.toString("latin1")) || endsAsZip(bytes);
}
