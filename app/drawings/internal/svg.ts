import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type emoji from "../emoji.json";
import type ownIcons from "../own-icons.json";
import { type Paint, repaint } from "./colour.ts";

/** The name of an emoji that drawings may use: Fluent Emoji, and what a grocer sells that has no emoji. */
export type EmojiName = keyof (typeof emoji & typeof ownIcons);

type Icons = Readonly<Record<EmojiName, string>>;

let icons: Icons | undefined;

const readIcons = (file: string): Partial<Icons> => JSON.parse(readFileSync(resolve("app/drawings", file), "utf8"));

/** All of them, in a box of 32 units: 2 MB, in no bundle, read from the disk by the first drawing of a process. */
const iconsFromDisk = (): Icons => ({ ...readIcons("emoji.json"), ...readIcons("own-icons.json") }) as Icons;

/** An emoji, in other colours where a paint is given. */
export type Motif = { emoji: EmojiName; paint?: Paint | undefined };

/** Where a piece of a drawing stands: its centre, its edge length and how it is turned, degrees. */
export type Spot = { x: number; y: number; size: number; turn?: number };

/** The ids of gradients and clips inside one drawing: counted anew for each, so that equal products have equal drawings. */
export type Ids = () => string;

export function countIds(): Ids {
  let count = 0;
  return () => `d${count++}`;
}

const units = 32;

/** An emoji at a spot, nothing for null; the ids inside it are renamed, for several stand in one drawing. */
export function drawEmoji(ids: Ids, motif: Motif | null, { x, y, size, turn = 0 }: Spot): string {
  if (!motif) return "";
  const { emoji: name, paint } = motif;
  const prefix = ids();
  icons ??= iconsFromDisk();
  const body = icons[name]
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  const placed = `translate(${x} ${y}) rotate(${turn}) scale(${size / units}) translate(${-units / 2} ${-units / 2})`;
  return `<g transform="${placed}">${paint ? repaint(body, paint) : body}</g>`;
}

/** The shadow on the ground below a thing. */
export const ground = (radius: number, y: number): string =>
  `<ellipse cx="240" cy="${y}" rx="${radius}" ry="${Math.max(12, radius * 0.13)}" fill="url(#ground)"/>`;

export const fillPath = (path: string, fill: string, more = ""): string =>
  `<path d="${path}" fill="${fill}"${more && ` ${more}`}/>`;

export const strokePath = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none"${more && ` ${more}`}/>`;

export const round = 'stroke-linecap="round"';

/** Light on a round body: dark at both edges, a bright stripe at the left. */
export const shade = (path: string, strength = 1): string => fillPath(path, "url(#shade)", `opacity="${strength}"`);

/** A round body in one colour with what is printed on it. */
export const body = (path: string, colour: string, printed: string): string => fillPath(path, colour) + printed + shade(path);

/** The toothed edge of a sealed bag, from one x to another. */
export const toothed = (from: number, to: number, y: number, teeth: number, height: number): string =>
  Array.from({ length: teeth }, (_, at) => {
    const step = (to - from) / teeth;
    return `L${from + step * (at + 0.5)} ${y + height}L${from + step * (at + 1)} ${y}`;
  }).join("");

/** Only what lies within a path. */
export function clipped(ids: Ids, path: string, drawing: string): string {
  const id = ids();
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** Gradients that every drawing uses. */
export const definitions = [
  '<defs><linearGradient id="shade"><stop offset="0" stop-color="#1a0a20" stop-opacity=".3"/>',
  '<stop offset=".1" stop-color="#fff" stop-opacity=".05"/><stop offset=".2" stop-color="#fff" stop-opacity=".34"/>',
  '<stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#1a0a20" stop-opacity="0"/>',
  '<stop offset="1" stop-color="#1a0a20" stop-opacity=".36"/></linearGradient>',
  '<radialGradient id="ground"><stop offset="0" stop-color="#24122B" stop-opacity=".42"/>',
  '<stop offset=".7" stop-color="#24122B" stop-opacity=".16"/><stop offset="1" stop-color="#24122B" stop-opacity="0"/></radialGradient>',
  '<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0h3v3H0zM3 3h3v3H3z" fill="#fff" opacity=".07"/></pattern></defs>',
].join("");
