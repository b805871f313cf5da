type Rgb = [number, number, number];

/** A colour's parts, 0 to 255; `#abc` and `#aabbcc` are read. */
function rgbOf(colour: string): Rgb {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

const hex = (part: number) =>
  Math.round(Math.max(0, Math.min(255, part)))
    .toString(16)
    .padStart(2, "0");

/** A colour between two: 0 is the first, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const other = rgbOf(second);
  return `#${rgbOf(first)
    .map((part, at) => hex(part + ((other[at] ?? 0) - part) * share))
    .join("")}`;
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The dark ink of all lettering, and of shadows mixed into a colour. */
export const ink = "#24122B";

/** White, or ink on a colour too light for large white letters (less than 3 : 1). */
export const inkOn = (colour: string): string => (luminanceOf(colour) > 0.3 ? ink : "#ffffff");

export const lighter = (colour: string, share: number): string => mixColours(colour, "#ffffff", share);
export const darker = (colour: string, share: number): string => mixColours(colour, ink, share);

function hslOf([red, green, blue]: Rgb): [number, number, number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const lightness = most - span / 2;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sixth = most === r ? (g - b) / span + (g < b ? 6 : 0) : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [sixth * 60, saturation, lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return `#${[0, 8, 4].map((offset) => hex(part(offset))).join("")}`;
}

/** How a picture is coloured anew: every colour whose hue lies between `from` and `to` degrees (over 0 where `from` is larger). */
export type Paint = {
  /** the new hue, degrees; without it the hue stays */
  hue?: number;
  from?: number;
  to?: number;
  /** factor of the saturation */
  saturation?: number;
  /** added to the lightness, -1 to 1 */
  lightness?: number;
};

/** SVG with the colours that a paint covers changed; greys stay. */
export function repaint(svg: string, { hue, from = 0, to = 360, saturation = 1, lightness = 0 }: Paint): string {
  return svg.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (colour) => {
    const [h, s, l] = hslOf(rgbOf(colour));
    const isCovered = from <= to ? h >= from && h <= to : h >= from || h <= to;
    if (!isCovered || s <= 0.05) return colour;
    return fromHsl(hue ?? h, Math.min(1, s * saturation), Math.max(0, Math.min(1, l + lightness)));
  });
}
