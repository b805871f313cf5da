import type { SubmissionResult } from "@conform-to/react";
import type { FieldConflict } from "#app/lib/outcome.ts";
import type { IdempotencyFieldsProps } from "./idempotency-fields.tsx";

/** The props that every dialog of an order's page shares. */
export interface EditDialogProps {
  orderPath: string;
  idempotency: IdempotencyFieldsProps;
  result: SubmissionResult<string[]> | undefined;
  /** The fields that two people changed, which are asked about. */
  conflicts?: readonly FieldConflict[] | undefined;
  /** Whether the shop refused it, as opposed to a validation error. */
  hasFailed: boolean;
  /** Whether the stock on record is too low, so that staff may confirm an oversell. */
  isShortage: boolean;
}
