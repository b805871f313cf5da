import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The action of a refused stale save must still trigger revalidation, so that the page shows the saved values. */
export const afterStaleSave = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
