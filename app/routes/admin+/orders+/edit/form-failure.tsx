import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** The error of a dialog that is closed because the order no longer accepts it. */
export function DialogFailure({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const t = useText(adminOrders);
  return <FormFailure title={t("failed")} errors={Object.values(result?.error ?? {}).flatMap((messages) => messages ?? [])} />;
}

/**
 * The error of a form as a whole: with `title` for a refusal or failure, without for a validation error. It gets the focus, as the submit
 * button may be far below.
 */
export function FormFailure({ title, errors }: { title: string | null; errors: string[] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors && errors.length > 0) box.current?.focus();
  }, [errors]);
  if (!errors || errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">
        {title ? <b>{title}</b> : null}
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Notice>
    </div>
  );
}
