import { BrowserWindow } from "electron";
import { fenced } from "../../window-options.ts";
import { bitmapOf, slice } from "./bitmap.ts";
import type { PaintLines } from "./encode-slip.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (words: string): string => words.replace(/[&<>"]/g, (letter) => escapes[letter] ?? "");

/** The height of a line and of a large one, in dots: Nastaliq needs more than Latin does. */
const heights = { usual: 44, large: 72 } as const;

const style = `
html,body{margin:0;background:#fff;color:#000;-webkit-font-smoothing:none}
div{display:flex;justify-content:space-between;align-items:center;box-sizing:border-box;overflow:hidden;white-space:nowrap;
font:24px/1 "Noto Nastaliq Urdu","Noto Naskh Arabic","Segoe UI",Tahoma,"Geeza Pro",sans-serif;height:${heights.usual}px}
.large{font-size:44px;height:${heights.large}px}.bold{font-weight:700}.centred{justify-content:center}.indented{padding-inline:24px 0}`;

type Lines = Parameters<PaintLines>[0];

/** The page that lines are drawn from. Each side finds its own direction, as an Urdu name beside a price must. */
export function pageOfLines(lines: Lines): string {
  const rows = lines.map(({ left, right, isBold, isLarge, isCentred, isIndented }) => {
    const looks = [isLarge && "large", isBold && "bold", isCentred && "centred", isIndented && "indented"].filter(Boolean).join(" ");
    const end = right === undefined ? "" : `<bdi>${text(right)}</bdi>`;
    return `<div class="${looks}"><bdi>${text(left)}</bdi>${end}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${style}</style>${rows.join("")}`;
}

/** Draws the lines in a page that nobody sees, dot for pixel, and cuts the picture into lines again. */
export const paintLines: PaintLines = async (lines, dots) => {
  const heightOf = ({ isLarge }: Lines[number]) => (isLarge ? heights.large : heights.usual);
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  const window = new BrowserWindow({
    show: false,
    width: dots,
    height,
    useContentSize: true,
    frame: false,
    enableLargerThanScreen: true,
    webPreferences: { ...fenced, javascript: false, offscreen: { deviceScaleFactor: 1 }, partition: "print" },
  });
  try {
    await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(pageOfLines(lines))}`);
    const picture = await window.webContents.capturePage({ x: 0, y: 0, width: dots, height });
    const whole = bitmapOf(picture.toBitmap(), picture.getSize());
    let from = 0;
    return lines.map((line) => {
      const part = slice(whole, from, heightOf(line));
      from += heightOf(line);
      return part;
    });
  } finally {
    window.destroy();
  }
};
