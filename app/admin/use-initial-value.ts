import { useLocation } from "@remix-run/react";
import { useState } from "react";

/**
 * What a form began with. Fetching a page's data anew, as Refresh does and a return to the window, must not take from under the
 * hands what somebody types, nor hide from the server that it was typed over something older; only a save, refused or not, or
 * another page begins anew.
 */
export function useInitialValue<Value>(value: Value): Value {
  const { key } = useLocation();
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
