import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** After a stale save the page must show what is saved now, so it is asked for although the save was refused. */
export const afterStaleSave = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
