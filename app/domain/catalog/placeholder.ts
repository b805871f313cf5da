/** A block print: a glyph in a hue, 0 to 359. */
type Print = { glyph: string; hue: number };

/** The placeholder of a product whose category was just deleted. */
export const plainPrint: Print = { glyph: "shopping-basket", hue: 85 };

/** The print of a package, which has no category. */
export const packagePrint: Print = { glyph: "package", hue: 300 };

/** Whether a picture was drawn from the product's data; such a one has no ground of its own. */
export const isDrawn = (url: string | null): boolean => url?.startsWith("/uploads/drawn/") ?? false;

/** The URL of the placeholder picture of a product without one, in its category's hue with its category's glyph. */
export function placeholderOf({ glyph, hue }: Print = plainPrint): string {
  return `/placeholders/${glyph}-${hue}.svg`;
}
