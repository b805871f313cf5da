import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { safeLink } from "#app/lib/safe-link.ts";
import { log } from "./log.server.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** A line break means one: staff write as in a message, not as in a manual. */
const marked = new Marked({ gfm: true, breaks: true });
marked.use({
  renderer: {
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>` : escapeHtml(text)),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const link = safeLink(href);
      if (link === null) return words;
      return `<a href="${escapeHtml(link)}"${link.startsWith("http") ? ' rel="noopener"' : ""}>${words}</a>`;
    },
  },
});

const lists = ["ul", "ol", "li"];
const tables = ["table", "thead", "tbody", "tr", "th", "td"];

/** The second line of defence. The page owns its first two levels of headings, so those of a text stand below them. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "hr", "h3", "h4", "strong", "em", "del", "code", "pre", "blockquote", "a", ...lists, ...tables],
  allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { h1: "h3", h2: "h3", h3: "h4", h5: "h4", h6: "h4" },
};

/** Characters: the longest text that staff may save. */
const longest = 20_000;

/** Quotes and lists within each other on one line: marked takes each level apart by a call of its own. */
const deepest = 12;

/**
 * Marks that marked searches the rest of their paragraph for a partner of, in runs; beginnings of links and tags, each of which costs
 * some microseconds; and lines, which a list reads again.
 */
type Bounds = { marks: number; links: number; lines: number };
const ofText: Bounds = { marks: 1500, links: 500, lines: 2000 };
const ofParagraph: Bounds = { marks: 400, links: 400, lines: 500 };

const nesting = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`, "m");

/** At each character of a word marked looks ahead for the "@" of an address; no word or link that people write is as long. */
const longWord = /\S{1001}/;

const countOf = (sign: RegExp, text: string): number => text.match(sign)?.length ?? 0;

const isWithin = ({ marks, links, lines }: Bounds, text: string): boolean =>
  countOf(/[*_~]+|`+/g, text) <= marks && countOf(/[@<[]|:\/\/|www\./gi, text) <= links && countOf(/\n/g, text) < lines;

const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/);

/** Whether rendering a text takes a bounded time and stack, as everything does that people write. */
function isBounded(text: string): boolean {
  if (text.length > longest || nesting.test(text) || longWord.test(text) || !isWithin(ofText, text)) return false;
  return paragraphsOf(text).every((paragraph) => isWithin(ofParagraph, paragraph));
}

/** A text as it was typed, in paragraphs. */
const plainHtml = (text: string): string =>
  paragraphsOf(text.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br />")}</p>`)
    .join("\n");

/** Blanks in a row mean as much as some of them, and marked reads a long row again from each of its places. */
const withoutLongBlanks = (text: string): string =>
  text.replaceAll("\r\n", "\n").replace(/([ \t])[ \t]{79,}/g, (blanks) => blanks.slice(0, 79));

function render(text: string): string {
  const shortened = withoutLongBlanks(text);
  if (!isBounded(shortened)) return plainHtml(text);
  try {
    return sanitizeHtml(marked.parse(shortened, { async: false }), allowed).trim();
  } catch (problem) {
    log.error({ err: problem }, "a text could not be rendered and is shown as it was typed");
    return plainHtml(text);
  }
}

/** Texts already rendered, the oldest first; a pure function's results never grow stale. */
const rendered = new Map<string, string>();
const cachedTexts = 500;

/**
 * A text in Markdown as safe HTML: paragraphs, emphasis, lists, tables, quotes and links (http, https, mailto, tel, paths).
 * HTML in the text comes out as text; a link that may not be followed keeps its words alone; pictures are left out; headings
 * start at `h3`. A text that is too long, too deeply nested or too full of marks to be rendered within bounds comes out as it was
 * typed, in paragraphs.
 */
export function renderMarkdown(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = render(text);
  if (rendered.size >= cachedTexts) rendered.delete(rendered.keys().next().value ?? "");
  rendered.set(text, html);
  return html;
}
