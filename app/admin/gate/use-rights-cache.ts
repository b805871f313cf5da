import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PermissionRow } from "#app/domain/team/permissions.ts";
import type { ShellStaff } from "../account-menu.tsx";
import { rightsCache } from "./rights-cache.ts";
import { watchRights } from "./watch-rights.ts";

/**
 * Keeps what the server said of this person's rights, and asks again when the page is looked at after they grew old, or when
 * another window signed out: a page left open, or come back to, shows nobody's rights but the present ones.
 */
export function useRightsCache({ id, role }: ShellStaff, permissions: readonly PermissionRow[]): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    rightsCache.clear();
    rightsCache.keep(id, { role, permissions });
  }, [id, role, permissions]);

  useEffect(
    () =>
      watchRights({
        page: window,
        document,
        isVisible: () => document.visibilityState === "visible",
        hasRights: () => rightsCache.read(id) !== null,
        ask: () => {
          rightsCache.clear();
          revalidate();
        },
      }),
    [id, revalidate],
  );
}
