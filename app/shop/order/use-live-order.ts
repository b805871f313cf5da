import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** The interval of a read that no event asked for, milliseconds: it moves the countdown, and stands in for a stream that fails. */
const pollInterval = 30_000;

/** Reads the page anew as soon as its order changes, for as long as it can still change and the page is visible. */
export function useLiveOrder(path: string, isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const read = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const stream = new EventSource(`${path}/live`);
    stream.addEventListener("changed", read);
    document.addEventListener("visibilitychange", read);
    const timer = setInterval(read, pollInterval);
    return () => {
      stream.close();
      document.removeEventListener("visibilitychange", read);
      clearInterval(timer);
    };
  }, [path, isMoving, revalidate]);
}
