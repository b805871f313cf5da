import type { SubmissionResult } from "@conform-to/react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { FormFailure } from "./form-failure.tsx";

/** The error of a dialog that is closed because the order no longer accepts it. */
export function DialogFailure({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const t = useText(adminOrders);
  return <FormFailure title={t("failed")} errors={Object.values(result?.error ?? {}).flatMap((messages) => messages ?? [])} />;
}
