import { useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Queue } from "./use-queue.ts";

interface FinishProps {
  form: RefObject<HTMLFormElement>;
  underWay: Queue;
  hasLines: boolean;
  /** A missed scan blocks the submit. */
  isBarred: boolean;
  onBarred: () => void;
  onSent: () => void;
}

/** Submits the sale once the queue of scans is empty. Scans that arrive during the request belong to the next sale. */
export function useFinish({ form, underWay, hasLines, isBarred, onBarred, onSent }: FinishProps): {
  finish: () => void;
  isBusy: boolean;
} {
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const [wanted, setWanted] = useState<"now" | "later" | null>(null);
  const sending = useRef<(() => void) | null>(null);
  const { count, hasFailed, run } = underWay;
  useEffect(() => {
    if (!wanted || count > 0) return;
    setWanted(null);
    if (wanted === "later" && hasFailed) return; // a required part is missing, and its field shows the error
    if (isBarred) return onBarred();
    if (!hasLines || !form.current?.reportValidity()) return;
    submit(form.current);
    run(() => new Promise((answered) => (sending.current = answered)));
    onSent();
  }, [wanted, count, hasFailed, hasLines, isBarred]);
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current) setTimeout(() => sending.current?.()); // the page renders the response first
    wasIdle.current = isIdle;
  }, [isIdle]);
  return { finish: () => setWanted(count > 0 ? "later" : "now"), isBusy: !isIdle || wanted !== null };
}
