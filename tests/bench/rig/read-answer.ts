/** What came back. Header names are in lower case; of a repeated header all values, one per line. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer };

const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Reads the answer that these bytes are, or null while it is not whole yet.
 *
 * @param isClosed whether the server has ended the connection, which is how an answer without a length ends
 */
export function readAnswer(bytes: Buffer, method: string | undefined, isClosed: boolean): Answer | null {
  const headEnds = bytes.indexOf("\r\n\r\n");
  if (headEnds < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, headEnds).split("\r\n");
  const status = Number(first.split(" ")[1]);
  const headers = readHeaders(lines);
  const rest = bytes.subarray(headEnds + 4);
  const answer = (body: Buffer) => ({ status, headers, body });
  if (method === "HEAD" || status === 204 || status === 304) return answer(Buffer.alloc(0));
  if (headers.get("transfer-encoding") === "chunked") {
    const body = rest.subarray(-lastChunk.length).equals(lastChunk) ? joinChunks(rest) : null;
    return body && answer(body);
  }
  const length = headers.get("content-length");
  if (length === undefined) return isClosed ? answer(rest) : null;
  return rest.length >= Number(length) ? answer(rest) : null;
}

function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value);
  }
  return headers;
}

function joinChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnds = bytes.indexOf("\r\n", at);
    if (lineEnds < 0) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnds), 16);
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnds + 2, lineEnds + 2 + size));
    at = lineEnds + 2 + size + 2;
  }
}
