import type { SubmissionResult } from "@conform-to/react";
import type { IdempotencyFieldsProps } from "./idempotency-fields.tsx";

/** What every dialog of an order's page needs beside what it is about. */
export interface EditDialogProps {
  orderPath: string;
  press: IdempotencyFieldsProps;
  result: SubmissionResult<string[]> | undefined;
  /** Whether it was the shop that said no, and not the form that lacked something. */
  hasFailed: boolean;
  /** Whether the record holds too little for it, so that staff may say that more is there. */
  isShortage: boolean;
}
