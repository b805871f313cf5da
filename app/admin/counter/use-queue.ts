import { useRef, useState } from "react";

/** Work that must be done before the sale is closed, one piece after the other: scans come faster than answers. */
export interface Queue {
  count: number;
  /** Whether the last piece came to nothing, for the shop gave no answer. */
  hasFailed: boolean;
  /** Does a piece of work when those before it are done; `putBack` restores what it was begun with when it fails. */
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
