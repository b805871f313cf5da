import glyphs from "#app/generated/icons/glyphs.json";
import { type GlyphName, glyphNames, plainGlyph } from "#app/lib/glyph-names.ts";

const isGlyph = (name: string): name is GlyphName => glyphNames.some((glyph) => glyph === name);

/**
 * The placeholder picture: a block-printed cloth in the category's hue with its glyph in a stitched ring (SVG, below 2 kB). An unknown
 * glyph becomes a basket; the hue is in degrees and is normalized to 0 to 359.
 */
export function blockPrint({ glyph, hue }: { glyph: string; hue: number }): string {
  const turn = Math.min(359, Math.max(0, Math.round(hue)));
  const cloth = `oklch(93% .045 ${turn})`;
  const print = `oklch(86% .06 ${turn})`;
  const ink = `oklch(42% .11 ${turn})`;
  const corner = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">`,
    `<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="${print}">`,
    `<path d="M20 3 37 20 20 37 3 20Z" fill="none" stroke="${print}" stroke-width="2"/><circle cx="20" cy="20" r="4"/>`,
    corner(0, 0) + corner(40, 0) + corner(0, 40) + corner(40, 40),
    `</g></pattern><path fill="${cloth}" d="M0 0h320v240H0z"/><path fill="url(#p)" d="M0 0h320v240H0z"/>`,
    `<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round" fill="none">`,
    `<circle cx="160" cy="120" r="66" fill="${cloth}" stroke-width="2" stroke-dasharray="2 7"/>`,
    `<g transform="translate(116 76) scale(3.667)" stroke-width="1.4">${glyphs[isGlyph(glyph) ? glyph : plainGlyph]}</g></g></svg>`,
  ].join("");
}
