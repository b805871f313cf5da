import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { showToast } from "#app/ui/toast-list.ts";

/** Revalidates the page and shows a toast (A2.103). */
export function useRefresh(): { refresh: () => Promise<void>; isRefreshing: boolean } {
  const t = useText(admin);
  const { revalidate, state } = useRevalidator();
  const refresh = useCallback(async () => {
    await revalidate();
    showToast({ title: t("refreshed"), tone: "success" });
  }, [revalidate, t]);
  return { refresh, isRefreshing: state === "loading" };
}
