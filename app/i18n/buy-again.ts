import { messages } from "./messages.ts";

/** What a customer received before, to be had again: the shelf of products and the button of an order. */
export const buyAgain = messages({
  title: ["Buy again", "Dobara lein"],
  again: ["Order again", "Dobara order karein"],
  "again-named": ["Order again: #{number}", "Dobara order karein: #{number}"],
});
