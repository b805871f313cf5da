import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * The initial value of a form. A revalidation, by Refresh or on focus of the window, must neither replace what the user is typing nor hide
 * from the server which version it was typed over; only a submit or another page resets it.
 */
export function useInitialValue<Value>(value: Value): Value {
  const { key } = useLocation();
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
