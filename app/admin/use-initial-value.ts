import { useState } from "react";
import { useAnsweredKey } from "#app/ui/use-answered-key.ts";

/**
 * The initial value of a form. A revalidation, by Refresh or on focus of the window, must neither replace what the user is typing nor hide
 * from the server which version it was typed over; only a submit or another page resets it.
 */
export function useInitialValue<Value>(value: Value): Value {
  const key = useAnsweredKey();
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
