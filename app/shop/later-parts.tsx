import { type ComponentType, useEffect, useState } from "react";
import { listStored } from "#app/lib/browser-storage.ts";
import { isPersonalPending } from "./personalize-cached-page.ts";
import type { ShellView } from "./shell-view.ts";

/** So long after a page its later parts are loaded, milliseconds: the delay of the banner that asks for notifications (A2.70). */
const laterBy = 2000;

/** What no first view needs: notifications and reading offline, and drafts of forms. */
export function LaterParts({ view }: { view: ShellView }) {
  const [Parts, setParts] = useState<ComponentType<{ view: ShellView }> | null>(null);
  useEffect(() => {
    const load = () =>
      import("./push/push-corner.tsx").then(({ PushCorner }) => setParts(() => PushCorner)).catch(() => undefined);
    const timer = setTimeout(load, laterBy);
    return () => clearTimeout(timer);
  }, []);
  useDrafts(view);
  return Parts ? <Parts view={view} /> : null;
}

/** Drafts are loaded with the first key in a form, or at once where there are any. */
function useDrafts({ viewer, isShared }: ShellView) {
  const id = viewer?.id ?? null;
  useEffect(() => {
    if (isPersonalPending(isShared)) return;
    const end = () => document.removeEventListener("input", load);
    const load = () =>
      void import("./form-drafts/form-drafts.ts").then(
        ({ watchDrafts }) => {
          end();
          watchDrafts(id);
        },
        () => undefined,
      );
    document.addEventListener("input", load);
    if (listStored("draft:").length > 0) load();
    return end;
  }, [id, isShared]);
}
