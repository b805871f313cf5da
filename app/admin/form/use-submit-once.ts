import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** So long a submit counts as under way although the router has not said so yet: a busy device renders that late. Milliseconds. */
const longestRender = 3000;

/**
 * Blocks a second submit while one is under way: a double click, or a key and a button, would otherwise conflict with itself, or add a
 * row twice, before React renders the pending state.
 *
 * @param isBusy whether the page or fetcher that sends the form is under way
 * @param reply what came back from the last submit: with it the form is a person's again, although the page loads its data anew
 */
export function useSubmitOnce(isBusy: boolean, reply?: unknown) {
  const isSent = useRef(false);
  const sentAt = useRef(0);
  const replyBefore = useRef(reply);
  const wasBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    if (isSent.current && (isOver || replyBefore.current !== reply)) {
      isSent.current = false;
      setSaving(false);
    }
    wasBusy.current = isBusy;
  }, [isBusy, reply]);
  return {
    isSaving,
    submitOnce: (event: FormEvent) => {
      if (event.defaultPrevented) return;
      const isUnderWay = isSent.current && (isBusy || performance.now() - sentAt.current < longestRender);
      if (isUnderWay) return event.preventDefault();
      isSent.current = true;
      sentAt.current = performance.now();
      replyBefore.current = reply;
      flushSync(() => setSaving(true)); // the leave warning must be off before the router sees the submit
    },
  };
}
