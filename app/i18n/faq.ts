import { faq as en } from "./en/faq.ts";
import { faq as ur } from "./ur/faq.ts";

export const faq = { en, ur };
