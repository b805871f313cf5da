/** What a gateway answered: its HTTP status, the body as text and its Retry-After header. */
export type GatewayAnswer = { status: number; text: string; retryAfter?: string | undefined };

/**
 * What an answer to a sending means: `sent`; `later`, a retry makes sense; `down`, the
 * session or the address does not work; `never`, this number takes no message. `isUnderstood` is false for an answer that no gateway
 * gives on purpose.
 */
export type SendVerdict = { verdict: "sent" | "later" | "down" | "never"; isUnderstood: boolean };

const parsedOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The fields of an answer that are read, the most specific first. */
const resultFields = ["error", "errors", "msg", "state", "status", "message", "connected", "data", "result"] as const;

/** No answer is nested deeper. */
const deepest = 4;

/** The texts of an answer in lower case: the whole body, or those fields of its object. */
function saidIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value.toLowerCase().replace(/\s+/g, " ").trim()].filter(Boolean);
  if (typeof value !== "object" || value === null || depth === deepest) return [];
  if (Array.isArray(value)) return value.slice(0, 5).flatMap((one) => saidIn(one, depth + 1));
  const fields = value as Readonly<Record<string, unknown>>;
  return resultFields.flatMap((name) => saidIn(fields[name], depth + 1));
}

const hasField = (value: unknown, name: string): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const field = (value as Readonly<Record<string, unknown>>)[name];
  return (
    field !== undefined && field !== null && field !== false && field !== "" && !(Array.isArray(field) && field.length === 0)
  );
};

const isHtml = (text: string): boolean => /^\s*</.test(text);

/** X "disconnected", "not connected" and "was connected" do not. */
const besideConnected: ReadonlySet<string> = new Set([
  "whatsapp",
  "session",
  "device",
  "client",
  "phone",
  "is",
  "now",
  "already",
  "successfully",
]);

function saysConnected(said: string): boolean {
  const words: readonly string[] = said.match(/[\p{L}\p{N}_'’]+/gu) ?? [];
  return words.includes("connected") && words.every((word) => word === "connected" || besideConnected.has(word));
}

/** Texts that confirm a call and are no state of the session. */
const confirms = new Set(["success", "ok", "true", "200", "100"]);

/** Whether an answer to `/get-state` reports a connected session and none of its other fields contradicts that. */
export function isConnectedAnswer({ status, text }: GatewayAnswer): boolean {
  if (status < 200 || status > 299 || isHtml(text)) return false;
  const value = parsedOf(text);
  if (hasField(value, "error") || hasField(value, "errors")) return false;
  const flag = typeof value === "object" && value !== null ? (value as { connected?: unknown }).connected : undefined;
  if (flag !== undefined && flag !== true && flag !== "true") return false;
  const said = saidIn(value).filter((one) => !confirms.has(one));
  return said.length === 0 ? flag === true : said.every(saysConnected);
}

const downTexts = [
  "cred_id is required",
  "connection uninitialized",
  "please scan barcode",
  "please scan the barcode",
  "please scan qr code",
  "no active connection found",
  "waiting for connection",
  "logged out",
  "not connected",
  "disconnected",
];

/** WhatsApp has shut the shop's number out, for spam or for good; gateways write it in many ways. */
const banned =
  /\b(?:banned|(?:smb_)?tos_block|account (?:is |has been )?restricted|(?:blocked|reported|restricted) (?:for|as) spam)\b/;
const neverTexts = ["number not exists", "number does not exist", "invalid phone number", "not a whatsapp number"];
const laterTexts = ["please wait a second", "please wait", "failed send message", "failed to send message", "too many requests"];
const sentTexts = new Set(["success", "sent", "message sent"]);

const downStatuses = new Set([401, 403, 404, 410]);

const bare = (said: string) => said.replace(/[.!"']+$/g, "");
const isOneOf = (texts: readonly string[]) => (said: string) => texts.includes(bare(said));

function isSuccess(value: unknown, said: readonly string[]): boolean {
  if (hasField(value, "error") || hasField(value, "errors")) return false;
  const outcomes = said.filter((one) => !confirms.has(one) || one === "success");
  if (outcomes.length === 0)
    return typeof value === "object" && value !== null && (value as { success?: unknown }).success === true;
  return outcomes.every((one) => sentTexts.has(bare(one)));
}

/** What the answer to a sending means (messages, WhatsApp gateway). Whole texts are compared: "unsuccess" is none. */
export function judgeSending({ status, text }: GatewayAnswer): SendVerdict {
  if (status === 429) return { verdict: "later", isUnderstood: true };
  if (downStatuses.has(status)) return { verdict: "down", isUnderstood: true };
  const value = parsedOf(text);
  const said = isHtml(text) ? [] : saidIn(value);
  const isRedirect = status >= 300 && status < 400;
  if (!isRedirect && said.some((one) => banned.test(one) || isOneOf(downTexts)(one)))
    return { verdict: "down", isUnderstood: true };
  if (!isRedirect && status < 500 && said.some(isOneOf(neverTexts))) return { verdict: "never", isUnderstood: true };
  if (status >= 200 && status < 300 && !isHtml(text) && isSuccess(value, said)) return { verdict: "sent", isUnderstood: true };
  return { verdict: "later", isUnderstood: status >= 500 || said.some(isOneOf(laterTexts)) };
}

/**
 * Whether an answer that is not understood may be that of a gateway which sent the message: it reports success by its status and no
 * failure, in words of its own or none. A page of HTML is no gateway's.
 */
export function isPerhapsSuccess({ status, text }: GatewayAnswer): boolean {
  const value = parsedOf(text);
  const fails =
    hasField(value, "error") || hasField(value, "errors") || (value as { success?: unknown } | null)?.success === false;
  return status >= 200 && status < 300 && !isHtml(text) && !fails;
}

/** What `/get-qrcode` gives: a text to draw, a checked picture, nothing at the moment, or that there is nothing to scan. */
export type QrAnswer =
  | { kind: "text"; text: string }
  | { kind: "picture"; png: Uint8Array }
  | { kind: "connected" }
  | { kind: "none" };

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** No picture of a code is larger, bytes. */
const largestPicture = 200_000;

/** The bytes of a PNG in base64; null for anything that is no PNG. */
function pictureIn(base64: string): QrAnswer | null {
  if (!/^[A-Za-z0-9+/\s]+={0,2}$/.test(base64) || base64.length > largestPicture * 1.4) return null;
  const png = Uint8Array.from(Buffer.from(base64, "base64"));
  return pngStart.every((byte, at) => png[at] === byte) ? { kind: "picture", png } : null;
}

/** What may be drawn as a code: WhatsApp's have commas, no spaces, and fit a QR code. */
const isCode = (text: string): boolean => /^[\w@+/=,.:;|~-]{20,1000}$/.test(text);

function codeIn(text: string): QrAnswer {
  const data = /^data:image\/png;base64,(.+)$/is.exec(text.trim())?.[1];
  if (data) return pictureIn(data) ?? { kind: "none" };
  const trimmed = text.trim();
  const picture = trimmed.startsWith("iVBORw0KGgo") ? pictureIn(trimmed) : null;
  return picture ?? (isCode(trimmed) && !/^data:/i.test(trimmed) ? { kind: "text", text: trimmed } : { kind: "none" });
}

/**
 * The code of an answer to `/get-qrcode` (B7.83): from `qr`, `qrcode` or `qrbase64`, a plain text, or the picture within a page. Of a
 * page nothing else is taken, so that no script of the gateway ever reaches the screen.
 */
export function readQr({ status, text }: GatewayAnswer): QrAnswer {
  if (isConnectedAnswer({ status, text })) return { kind: "connected" };
  if (status < 200 || status > 299) return { kind: "none" };
  if (isHtml(text)) {
    const data = /<img\s[^>]*?src=["']data:image\/png;base64,([A-Za-z0-9+/=\s]+)["']/i.exec(text)?.[1];
    return (data && pictureIn(data)) || { kind: "none" };
  }
  const value = parsedOf(text);
  if (typeof value === "string") return codeIn(value);
  if (typeof value !== "object" || value === null) return { kind: "none" };
  const fields = value as Readonly<Record<string, unknown>>;
  const inner = (fields["data"] ?? {}) as Readonly<Record<string, unknown>>;
  const found = ["qr", "qrcode", "qrbase64"].map((name) => fields[name] ?? inner[name]).find((one) => typeof one === "string");
  return typeof found === "string" ? codeIn(found) : { kind: "none" };
}
