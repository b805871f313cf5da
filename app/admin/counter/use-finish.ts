import { useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";

/** Sends the sale once everything that was scanned before has been answered: the key may come before the last answer does. */
export function useFinish(
  form: RefObject<HTMLFormElement>,
  underWay: number,
  hasLines: boolean,
): { finish: () => void; isBusy: boolean } {
  const submit = useSubmit();
  const isSending = useNavigation().state !== "idle";
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || underWay > 0) return;
    setIsWanted(false);
    if (hasLines && !isSending && form.current?.reportValidity()) submit(form.current);
  }, [isWanted, underWay, hasLines, isSending]);
  return { finish: () => setIsWanted(true), isBusy: isSending || isWanted };
}
