import { messages } from "./messages.ts";

/** What customers ask about a product. */
export const questions = messages({
  title: ["Questions and answers", "Sawal aur jawab"],
  none: ["No questions yet. Ask the first one.", "Abhi koi sawal nahin. Pehla sawal aap poochein."],
  by: ["{author}, {day}", "{author}, {day}"],
  answer: ["{brand} answered", "{brand} ka jawab"],
  waiting: ["Waiting for the shop's answer", "Jawab ka intezar hai"],
  pages: ["Pages of questions", "Sawalon ke pages"],
  previous: ["Previous questions", "Pichlay sawal"],
  next: ["More questions", "Aur sawal"],
  "sign-in": ["Sign in to ask", "Poochne ke liye sign in karein"],
  "sign-in.why": [
    "To ask a question about this product, please sign in.",
    "Is cheez ke baare mein sawal poochne ke liye pehle sign in karein.",
  ],
  ask: ["Ask about this product", "Is cheez ke baare mein poochein"],
  "field.question": ["Your question", "Aap ka sawal"],
  send: ["Send question", "Sawal bhejein"],
});
