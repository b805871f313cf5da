import { adminReviews as en } from "./en/admin-reviews.ts";
import { adminReviews as ur } from "./ur/admin-reviews.ts";

export const adminReviews = { en, ur };
