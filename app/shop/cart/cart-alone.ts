import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

const besideThePage: ReadonlySet<string> = new Set(["/cart", "/favorites", "/zone"]);

/** A submit of a stepper, a favourite or the zone changes the frame of the page, not the products on it. */
export const cartAlone = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formAction && besideThePage.has(formAction) ? false : defaultShouldRevalidate;
