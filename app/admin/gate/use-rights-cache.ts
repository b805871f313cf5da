import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { PermissionRow } from "#app/domain/team/permissions.ts";
import type { ShellStaff } from "../account-menu.tsx";
import { rightsCache } from "./rights-cache.ts";

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

  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== "visible" || rightsCache.read(id)) return;
      rightsCache.clear();
      revalidate();
    };
    document.addEventListener("visibilitychange", check);
    window.addEventListener("pageshow", check);
    window.addEventListener("storage", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      window.removeEventListener("pageshow", check);
      window.removeEventListener("storage", check);
    };
  }, [id, revalidate]);
}
