import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PermissionRow } from "#app/domain/team/permissions.ts";
import type { ShellStaff } from "../account-menu.tsx";
import { rightsCache } from "./rights-cache.ts";
import { watchRights } from "./watch-rights.ts";

/**
 * Caches this person's permissions and revalidates when the page becomes visible with stale ones, or when another window signed out: an
 * open or restored page never shows outdated permissions.
 */
export function useRightsCache({ id, role }: ShellStaff, permissions: readonly PermissionRow[]): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    rightsCache.clear();
    rightsCache.store(id, { role, permissions });
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
