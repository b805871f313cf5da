import { cartProblems as en } from "./en/cart-problems.ts";
import { cartProblems as ur } from "./ur/cart-problems.ts";

/** What is wrong with a line of a cart, and the ways out: on the cart's page and at the checkout. */
export const cartProblems = { en, ur };
