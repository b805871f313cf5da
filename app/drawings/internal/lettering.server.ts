import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type Glyph, type Path } from "opentype.js";

const file = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff";

let loaded: Font | undefined;

/** The display face, read at the first drawing. */
function displayFace(): Font {
  if (!loaded) {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
    loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  }
  return loaded;
}

/** Glyphs with where each begins, em. Letter by letter: labels are Latin and need no substitution. */
function layOut(text: string): { glyphs: [Glyph, number][]; width: number } {
  const face = displayFace();
  const glyphs: [Glyph, number][] = [];
  let width = 0;
  let last: Glyph | undefined;
  for (const letter of text) {
    const glyph = face.charToGlyph(letter);
    if (last) width += face.getKerningValue(last, glyph) / face.unitsPerEm;
    glyphs.push([glyph, width]);
    width += (glyph.advanceWidth ?? 0) / face.unitsPerEm;
    last = glyph;
  }
  return { glyphs, width };
}

const figures = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");

/** An outline as SVG; the library's own rounding gives NaN for numbers next to 0. */
const pathData = ({ commands }: Path): string =>
  commands
    .map((step) => {
      if (step.type === "Z") return "Z";
      if (step.type === "Q") return `Q${figures(step.x1, step.y1, step.x, step.y)}`;
      if (step.type === "C") return `C${figures(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`;
      return step.type + figures(step.x, step.y);
    })
    .join("");

/** Where lettering stands: its centre, its base line, the width it must fit in and its largest size. */
export type LetterPlace = { x: number; y: number; width: number; size: number };

/** One line as outlines, so that whoever draws it needs no font. */
export function letter(text: string, { x, y, width, size }: LetterPlace, fill: string): string {
  if (!text) return "";
  const line = layOut(text);
  const fitted = Math.min(size, width / line.width);
  const left = x - (line.width * fitted) / 2;
  const outlines = line.glyphs.map(([glyph, at]) => pathData(glyph.getPath(left + at * fitted, y, fitted)));
  return `<path fill="${fill}" d="${outlines.join("")}"/>`;
}

/** One or two lines, whichever is the better fit. */
export function letterInTwo(text: string, place: LetterPlace, fill: string): string {
  const words = text.split(" ");
  if (words.length < 2 || text.length < 11) return letter(text, place, fill);
  const parts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const longest = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  const [first, second] = parts.reduce((best, part) => (longest(part) < longest(best) ? part : best));
  const { y, size } = place;
  return letter(first, { ...place, y: y - size * 0.4 }, fill) + letter(second, { ...place, y: y + size * 0.66 }, fill);
}

/** The name on a pack: the brand, or where no line stands below it, the whole name in one or two lines. */
export const letterName = ({ brand, line }: { brand: string; line: string }, place: LetterPlace, fill: string): string =>
  line
    ? letter(brand, place, fill)
    : letterInTwo(brand, { ...place, y: place.y + place.size * 0.18, size: place.size * 0.84 }, fill);
