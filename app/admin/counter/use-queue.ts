import { useRef, useState } from "react";

/** A serial queue of work that must finish before the submit: scans arrive faster than responses. */
export interface Queue {
  count: number;
  /** Whether the last task failed for lack of a response. */
  hasFailed: boolean;
  /** Runs a task after those before it; `putBack` undoes its optimistic change when it fails. */
  run: (work: () => Promise<void>, putBack?: () => void) => void;
}

export function useQueue(): Queue {
  const [count, setCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const run: Queue["run"] = (work, putBack) => {
    setCount((known) => known + 1);
    last.current = last.current
      .then(work)
      .then(
        () => setHasFailed(false),
        () => {
          setHasFailed(true);
          putBack?.();
        },
      )
      .finally(() => setCount((known) => known - 1));
  };
  return { count, hasFailed, run };
}
