/** Crockford's base32 leaves out I, L, O and U, so an id survives being read over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Thirteen characters of Crockford base32 from the first eight random bytes: 64 bits, too many to guess. Throws on fewer bytes. */
export function crockford(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new RangeError(`Too few random bytes: ${bytes.length}`);
  let number = bytes.subarray(0, 8).reduce((total, byte) => (total << 8n) | BigInt(byte), 0n);
  let text = "";
  for (let place = 0; place < 13; place++) {
    text = alphabet.charAt(Number(number & 31n)) + text;
    number >>= 5n;
  }
  return text;
}
