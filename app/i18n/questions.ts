import { questions as en } from "./en/questions.ts";
import { questions as ur } from "./ur/questions.ts";

/** What customers ask about a product. */
export const questions = { en, ur };
