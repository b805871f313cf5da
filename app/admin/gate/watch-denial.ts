import type { admin } from "#app/i18n/admin.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { rightsCache } from "./rights-cache.ts";

/** Clears the permission cache and reports the denial: permissions that could not be read grant nothing (A8.04, A8.11). */
export function watchDenial(
  { denied }: { denied: "role" | "right" | "view-only" | "error" },
  { reason, t }: { reason: string; t: Translate<keyof typeof admin.en> },
): void {
  if (denied === "role") rightsCache.clear();
  if (denied !== "error") return;
  rightsCache.fail(reason);
  showToast({ title: t("gate.no-privileges"), tone: "error" });
}
