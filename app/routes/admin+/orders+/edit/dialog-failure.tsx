import type { SubmissionResult } from "@conform-to/react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { FormFailure } from "./form-failure.tsx";

/** Why a dialog's form was refused that the order does not take any more, so that the page came again without it. */
export function DialogFailure({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const t = useText(adminOrders);
  return <FormFailure title={t("failed")} errors={Object.values(result?.error ?? {}).flatMap((said) => said ?? [])} />;
}
