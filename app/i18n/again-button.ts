import { messages } from "./messages.ts";

export const againButton = messages({
  again: ["Order again", "Dobara order karein"],
  "again-named": ["Order again: #{number}", "Dobara order karein: #{number}"],
});
