/** Where the block-print stand-in of a thing without a picture is drawn, in its category's hue with its category's glyph. */
export function placeholderOf({ glyph, hue }: { glyph: string; hue: number }): string {
  return `/placeholders/${glyph}-${hue}.svg`;
}
