/** An email as a reader shows it. */
export type ReadMail = { subject: string; text: string; html: string | null };

type Part = { headers: ReadonlyMap<string, string>; body: string };

/** Splits a part at its first empty line; a header that goes on in the next line is joined. */
function partOf(source: string): Part {
  const [head = "", ...rest] = source.split("\n\n");
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const headers = lines.map((line) => [line.split(":", 1)[0]?.toLowerCase() ?? "", line.replace(/^[^:]*:\s*/, "")] as const);
  return { headers: new Map(headers), body: rest.join("\n\n") };
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** The words of a header that stand encoded in it (RFC 2047), decoded. */
const decodeHeader = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (how.toUpperCase() === "B" ? Buffer.from(word, "base64") : quoted(word.replaceAll("_", " "))).toString("utf8"),
    );

function textOf({ headers, body }: Part): string {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? quoted(body).toString("utf8") : body;
}

/** All parts that are no containers of others. */
function leavesOf(part: Part): Part[] {
  const type = part.headers.get("content-type") ?? "";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((source) => leavesOf(partOf(source.replace(/^\n/, ""))));
}

/** Reads the source of an email as the shop's own senders write it: UTF-8, text and HTML as alternatives. */
export function readMail(source: string): ReadMail {
  const mail = partOf(source.replaceAll("\r\n", "\n"));
  const leaves = leavesOf(mail);
  const find = (type: string) => leaves.find(({ headers }) => (headers.get("content-type") ?? "text/plain").startsWith(type));
  const [text, html] = [find("text/plain"), find("text/html")];
  return {
    subject: decodeHeader(mail.headers.get("subject") ?? ""),
    text: text ? textOf(text) : "",
    html: html ? textOf(html) : null,
  };
}
