import type { questions as en } from "../en/questions.ts";
import type { Translation } from "../messages.ts";

export const questions: Translation<typeof en> = {
  title: "Sawal aur jawab",
  none: "Abhi koi sawal nahin. Pehla sawal aap poochein.",
  by: "{author}, {day}",
  answer: "{brand} ka jawab",
  waiting: "Jawab ka intezar hai",
  pages: "Sawalon ke pages",
  previous: "Pichlay sawal",
  next: "Aur sawal",
  "sign-in": "Poochne ke liye sign in karein",
  "sign-in.why": "Is cheez ke baare mein sawal poochne ke liye pehle sign in karein.",
  ask: "Is cheez ke baare mein poochein",
  "field.question": "Aap ka sawal",
  send: "Sawal bhejein",
};
