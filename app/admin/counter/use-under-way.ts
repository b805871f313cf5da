import { useRef, useState } from "react";

/** Work that must be done before the sale is closed, one piece after the other: scans come faster than answers. */
export function useUnderWay(): { count: number; run: (work: () => Promise<void>) => void } {
  const [count, setCount] = useState(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const run = (work: () => Promise<void>) => {
    setCount((known) => known + 1);
    last.current = last.current.then(work).finally(() => setCount((known) => known - 1));
  };
  return { count, run };
}
