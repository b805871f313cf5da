import { messages } from "./messages.ts";

/** The shelf of what a customer received before. */
export const buyAgain = messages({
  title: ["Buy again", "Dobara lein"],
});
