import { type ComponentType, useEffect, useState } from "react";
import type { ShellView } from "./shell-view.ts";

/** So long after a page its later parts are loaded, milliseconds: the delay of the banner that asks for notifications (A2.70). */
const laterBy = 2000;

/** What no first view needs: notifications and reading offline. */
export function LaterParts({ view }: { view: ShellView }) {
  const [Parts, setParts] = useState<ComponentType<{ view: ShellView }> | null>(null);
  useEffect(() => {
    const load = () =>
      import("./push/push-corner.tsx").then(({ PushCorner }) => setParts(() => PushCorner)).catch(() => undefined);
    const timer = setTimeout(load, laterBy);
    return () => clearTimeout(timer);
  }, []);
  return Parts ? <Parts view={view} /> : null;
}
