import type { TextLine } from "./slip-lines.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (words: string): string => words.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** Filled in by the bundle: a font of Arabic letters as a data address. Unbundled, the system's fonts serve. */
declare const ARABIC_LETTERS: string | undefined;
const letters = typeof ARABIC_LETTERS === "string" ? ARABIC_LETTERS : "";

const face = letters
  ? `@font-face{font-family:"Arabic Letters";src:url("${letters}") format("woff2");unicode-range:U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC}`
  : "";

/** The height of a line and of a large one, in dots: Nastaliq needs more than Latin. */
const heights = { normal: 44, large: 72 } as const;

const style = `${face}
html,body{margin:0;background:#fff;color:#000;-webkit-font-smoothing:none}
div{display:flex;justify-content:space-between;align-items:center;box-sizing:border-box;overflow:hidden;white-space:nowrap;
font:24px/1 "Noto Nastaliq Urdu","Arabic Letters","Noto Naskh Arabic","Segoe UI",Tahoma,"Geeza Pro",sans-serif;height:${heights.normal}px}
.large{font-size:44px;height:${heights.large}px}.bold{font-weight:700}.centred{justify-content:center}.indented{padding-inline:24px 0}`;

/** The page from which lines are rendered. Each side detects its own direction, for an Urdu name beside a price. */
export function pageOfLines(lines: readonly TextLine[]): string {
  const rows = lines.map(({ left, right, isBold, isLarge, isCentred, isIndented }) => {
    const styles = [isLarge && "large", isBold && "bold", isCentred && "centred", isIndented && "indented"]
      .filter(Boolean)
      .join(" ");
    const end = right === undefined ? "" : `<bdi>${text(right)}</bdi>`;
    return `<div class="${styles}"><bdi>${text(left)}</bdi>${end}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"><style>${style}</style>${rows.join("")}`;
}

/** Height of a rendered line, dots. */
export const heightOf = ({ isLarge }: TextLine): number => (isLarge ? heights.large : heights.normal);
