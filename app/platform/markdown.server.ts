import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { safeLink } from "#app/lib/safe-link.ts";

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

/** Texts already rendered, the oldest first; a pure function's results never grow stale. */
const rendered = new Map<string, string>();
const keptTexts = 500;

/**
 * A text in Markdown as safe HTML: paragraphs, emphasis, lists, tables, quotes and links (http, https, mailto, tel, paths).
 * HTML in the text comes out as text; a link that may not be followed keeps its words alone; pictures are left out; headings
 * start at `h3`.
 */
export function renderMarkdown(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = sanitizeHtml(marked.parse(text, { async: false }), allowed).trim();
  if (rendered.size >= keptTexts) rendered.delete(rendered.keys().next().value ?? "");
  rendered.set(text, html);
  return html;
}
