import { adminPalette as en } from "./en/admin-palette.ts";
import { adminPalette as ur } from "./ur/admin-palette.ts";

/** The back office's palette. */
export const adminPalette = { en, ur };
