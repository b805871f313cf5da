/** Marks that turn the direction or join nothing; joiners within words and emoji stay. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?`;
const day = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const sender = String.raw`(?:~\s?)?[^:\n\[\]]{1,60}:`;

/**
 * What stands before each message of a copied conversation, as each WhatsApp writes it: `[9:13 am, 28/11/2026] Amna:` on the web,
 * `[28/11/2026, 9:13:05 AM] Amna:` on an iPhone, `28/11/2026, 9:13 am - Amna:` on Android, `[28/11, 21:14] Amna:` between phones.
 */
const envelope = new RegExp(
  String.raw`^\s*(?:\[\s*(?:${clock},?\s+${day}|${day},?\s+${clock})\s*\]\s*-?\s*|${day},?\s+${clock}\s*-\s*)(?:${sender}[^\S\n]*)?`,
  "gim",
);

/** What Telegram puts before each message that is copied: a name, and the time in brackets on the same line. */
const senderAndTime = new RegExp(String.raw`^[^\n\[\]]{1,60},\s*\[\s*${day},?\s+${clock}\s*\][ :]*`, "gim");

/** What WhatsApp itself writes within a conversation, in English. */
const systemTexts = [
  /<\s*(?:this message was edited|media omitted|attached:[^>\n]*)\s*>/gi,
  /^.*\bend-to-end encrypted\b.*$/gim,
  /^\s*(?:(?:this message was|you) deleted(?: this message)?|waiting for this message.*|missed (?:voice|video) call.*|(?:voice|video) call.*)\.?\s*$/gim,
  /^.*\b(?:image|video|audio|sticker|gif|document|contact card|media|photo|voice message)\s+omitted\b.*$/gim,
  /^.*\(file attached\)\s*$/gim,
  /^\s*(?:edited|forwarded(?: many times)?|read more|null|you|pinned|photo|sticker|voice message|live location(?: shared)?|typing…?)\s*$/gim,
  /^.*\b(?:joined using this group's invite link|changed (?:the subject|this group's icon|to)|added you|created group|turned (?:on|off) disappearing messages)\b.*$/gim,
];

/** Addresses of the web and of e-mail, and places of a map: a part of one is no thing. */
const addresses = [
  /\blocation:\s*(?=https?:|geo:|maps)/gi,
  /(?:https?|geo|ftp|mailto|tel|whatsapp):\S+/gi,
  /\b(?:www\.|maps\.|goo\.gl|wa\.me|bit\.ly)\S+/gi,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g,
  /(?<![\w.-])(?:[a-z0-9-]+\.)+(?:com|pk|net|org|info|link)\b\S*/gi,
  /-?\d{1,3}\.\d{4,},\s*-?\d{1,3}\.\d{4,}/g,
];

/** Text that its writer struck out: ~1 kg pyaz~. */
const struckOut = /(?<![^\s,;(])~(?=\S)[^~\n]*[^\s~]~(?![\p{L}\p{N}])/gu;

/** A copied conversation as what its writers wrote: no sender, time, link, or text of WhatsApp's own is left. */
export function withoutEnvelope(message: string): string {
  let text = message
    .replace(marks, "")
    .replace(/\u202f|\u00a0/g, " ")
    .replace(/\r\n?/g, "\n")
    .replace(envelope, "")
    .replace(senderAndTime, "");
  for (const pattern of systemTexts) text = text.replace(pattern, " ");
  for (const pattern of addresses) text = text.replace(pattern, " ");
  return text.replace(struckOut, " ");
}
