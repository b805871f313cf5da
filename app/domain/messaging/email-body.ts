import type { Lang } from "#app/i18n/lang.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";
import { oneLine } from "#app/lib/one-line.ts";

/** A line of a list of goods: what, how many, what it comes to; all finished words. */
export type EmailLine = { name: string; note?: string; quantity: string; amount: string };

/** A part of an e-mail. Texts are plain; line breaks are kept. */
export type EmailPart =
  | { type: "text"; text: string; isBoxed?: true }
  | { type: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { type: "goods"; heading: string; lines: readonly EmailLine[]; totals: readonly (readonly [label: string, value: string])[] }
  | { type: "link"; label: string; href: string };

/** An e-mail as it is composed: both of its forms, text and HTML, follow from it. */
export type Email = {
  lang: Lang;
  subject: string;
  /** what the shop calls itself, above everything in HTML */
  brand?: string;
  parts: readonly EmailPart[];
  /** the lines below everything: who writes, and how to reach them */
  signature: readonly string[];
  /** whom an answer goes to, where that is not the sender */
  replyTo?: { name: string; address: string };
};

/** What the shop calls itself in its e-mails. */
export type Signature = { brand: string; city: string; phone: string };

/** An e-mail without its signature, as the composer of a kind writes it. */
export type EmailDraft = Omit<Email, "signature" | "brand">;

/** A draft with the shop's name above it and its signature below. */
export const signedEmail = (draft: EmailDraft, { brand, city, phone }: Signature): Email => ({
  ...draft,
  brand,
  signature: [`${brand}, ${city}`, phone].filter(Boolean),
});

const lineText = ({ name, note, quantity, amount }: EmailLine): string => {
  const size = note ? `, ${note}` : "";
  return `- ${quantity} × ${oneLine(name)}${size}: ${amount}`;
};

function partText(part: EmailPart): string {
  switch (part.type) {
    case "text":
      return part.text;
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
    case "goods": {
      const totals = part.totals.map(([label, value]) => `${label}: ${value}`);
      return [`${part.heading}:`, ...part.lines.map(lineText), ...totals].join("\n");
    }
    case "link":
      return `${part.label}:\n${part.href}`;
  }
}

/** An e-mail as plain text. */
export const emailText = ({ parts, signature }: Email): string =>
  `${[...parts.map(partText), signature.join("\n")].join("\n\n")}\n`;

const ink = "#24122b";
const quiet = "#5b4a62";
const line = "1px solid #cfdbd2";
const [brandInk, tint] = ["#4a1a5c", "#f3f8f4"];
const font = "font:16px/1.5 Arial,Helvetica,sans-serif";
const boxed = `;padding:12px;background:${tint};border-left:4px solid ${brandInk}`;

/** Words of an e-mail in HTML: escaped, with their line breaks. */
const words = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

const cell = (text: string, style = ""): string =>
  `<td dir="auto" style="padding:6px 0;vertical-align:top;border-bottom:${line};${style}">${text}</td>`;

/** An amount and its unit stay on one line, `400 g`. */
const wholeAmounts = (text: string): string => text.replace(/(\d) (kg|g|ml|l)\b/gi, "$1\u00a0$2");

const right = "text-align:right;padding-left:12px;white-space:nowrap;";

/** A value on one line, without a mark that turns what stands around it; the isolates of `joinTexts` stay. */
const flat = (value: string): string =>
  value
    .split(/([\u2068\u2069])/)
    .map((piece, at) => (at % 2 === 0 ? piece.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066\u2067]+/gu, " ") : piece))
    .join("");

type Fact = readonly [label: string, value: string];

function factRow([label, value]: Fact, { span = 1, isQuiet = false } = {}): string {
  const head = `<th scope="row" colspan="${span}" style="padding:6px 0;text-align:left;vertical-align:top;font-weight:normal;white-space:nowrap;color:${quiet}">${words(label)}</th>`;
  const said = isQuiet ? words(flat(value)) : `<b>${words(flat(value))}</b>`;
  return `<tr>${head}<td style="padding:6px 0 6px 12px;text-align:right;vertical-align:top" dir="auto">${said}</td></tr>`;
}

const table = (rows: string): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows}</table>`;

function goodsHtml({ heading, lines, totals }: Extract<EmailPart, { type: "goods" }>): string {
  const rows = lines.map(({ name, note, quantity, amount }) => {
    const size = note ? `<br><span style="color:${quiet}">${words(note)}</span>` : "";
    return `<tr>${cell(`${words(wholeAmounts(name))}${size}`)}${cell(words(quantity), right)}${cell(words(amount), right)}</tr>`;
  });
  const sums = totals.map((total, at) => factRow(total, { span: 2, isQuiet: at < totals.length - 1 }));
  return `<h2 style="margin:0 0 4px;font-size:16px">${words(heading)}</h2>${table([...rows, ...sums].join(""))}`;
}

function partHtml(part: EmailPart): string {
  switch (part.type) {
    case "text":
      return part.text
        .split("\n\n")
        .map((paragraph) => `<p dir="auto" style="margin:0 0 16px${part.isBoxed ? boxed : ""}">${words(paragraph)}</p>`)
        .join("");
    case "facts":
      return table(part.facts.map((fact) => factRow(fact)).join(""));
    case "goods":
      return goodsHtml(part);
    case "link": {
      // the address is spelt out too: some clients show no links, and a printed e-mail has none
      const href = escapeHtml(part.href);
      const button = `<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brandInk};color:#ffffff;text-decoration:none">${words(part.label)}</a>`;
      return `<p style="margin:0 0 8px">${button}</p><p style="margin:0 0 16px"><a href="${href}" style="color:${quiet};font-size:13px;word-break:break-all">${href}</a></p>`;
    }
  }
}

const brandBand = (brand: string): string =>
  `<tr><td style="padding:12px 20px;background:${brandInk};color:#ffffff;font:bold 18px/1.3 Arial,Helvetica,sans-serif">${words(brand)}</td></tr>`;

/**
 * An e-mail as a page of HTML without pictures, scripts or style sheets: tables and inline styles are what mail clients agree on. It is
 * light in every client; its inner cell repeats ink and font, as some clients drop those of the body.
 */
export function emailHtml({ lang, subject, brand, parts, signature }: Email): string {
  const htmlLang = lang === "ur" ? "ur-Latn" : "en";
  return [
    `<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="only light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${tint};color:${ink};${font}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:#ffffff;border:${line}">`,
    brand ? brandBand(brand) : "",
    `<tr><td style="padding:20px;color:${ink};${font}">`,
    ...parts.map(partHtml),
    `<p style="margin:0;padding-top:12px;border-top:${line};color:${quiet};font-size:14px">${signature.map(words).join("<br>")}</p>`,
    "</td></tr></table></body></html>",
  ].join("\n");
}
