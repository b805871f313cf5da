import { useLocation } from "@remix-run/react";
import { useRef } from "react";

/** The state of the navigation that takes the place of a form which was not answered. */
export const calledOff = { isCalledOff: true };

/**
 * The key of the page's address for a form that is empty again after each answer; a form that was not answered keeps its key, and with it
 * what was typed.
 */
export function useAnsweredKey(): string {
  const { key, state } = useLocation();
  const answered = useRef(key);
  if (!(state as Partial<typeof calledOff> | null)?.isCalledOff) answered.current = key;
  return answered.current;
}
