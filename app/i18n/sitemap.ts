import { sitemap as en } from "./en/sitemap.ts";
import { sitemap as ur } from "./ur/sitemap.ts";

export const sitemap = { en, ur };
