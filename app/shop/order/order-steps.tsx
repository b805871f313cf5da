import { StatusBadge } from "#app/components/status-badge.tsx";
import type { OrderStep } from "#app/domain/orders/order-steps.ts";

interface OrderStepsProps {
  /** `when` as a machine reads it, `text` as people do. */
  steps: readonly (Pick<OrderStep, "status" | "state"> & { when: string | null; text: string | null })[];
}

/** The steps of an order: those behind with their times, those ahead with the expected ones. */
export function OrderSteps({ steps }: OrderStepsProps) {
  return (
    <ol className="order-timeline">
      {steps.map(({ status, state, when, text }) => (
        <li key={status} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <StatusBadge status={status} />
          {when ? <time dateTime={when}>{text}</time> : null}
        </li>
      ))}
    </ol>
  );
}
