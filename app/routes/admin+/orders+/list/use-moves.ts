import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { undoTime } from "#app/domain/audit/undo-time.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { showToast } from "#app/ui/toast-list.ts";
import type { MovesResult, UndoResult, UnmovedOrder } from "./moves-result.ts";
import { statusKey } from "./status-key.ts";

const movesKey = "order-moves";

/** Submits a move of orders without leaving the page, and tracks each order's pending status. */
export function useMove() {
  const fetcher = useFetcher<MovesResult>({ key: movesKey });
  const going = fetcher.formData;
  return {
    isMoving: fetcher.state !== "idle",
    move(form: HTMLFormElement, submitter: HTMLElement | null = null) {
      const body = new FormData(form, submitter);
      body.set("reply", "data");
      fetcher.submit(body, { method: "post", action: "/admin/orders/status" });
    },
    /** The pending status of an order, as far as this page has it. */
    headingFor(id: number): OrderStatus | null {
      const marked = going?.getAll("id").map((mark) => String(mark).split(".")[0]);
      return going?.has("all") || marked?.includes(String(id)) ? (going?.get("status") as OrderStatus) : null;
    },
  };
}

/** The response of an "Edit order" form: the move, or the refusal with the fields that two people changed. */
export type SaveAnswer = Partial<MovesResult> & {
  result?: SubmissionResult<string[]> | undefined;
  conflicts?: readonly FieldConflict[];
};

/** The key of the fetcher that saves one order's "Edit order". */
export const saveKey = (orderId: number): string => `order-${orderId}`;

/**
 * Shows a toast per move with an undo for 8 s; call it once on a page.
 *
 * @param edited the order whose "Edit order" form is open, 0 for none
 */
export function useMoveToasts(edited: number): void {
  const t = useText(adminOrders);
  const words = useText(shared);
  const moves = useFetcher<MovesResult>({ key: movesKey });
  const saved = useFetcher<SaveAnswer>({ key: saveKey(edited) });
  const undo = useFetcher<UndoResult>({ key: "order-undo" });
  const shownAt = useRef([moves.data?.at ?? 0, saved.data?.at ?? 0]); // already shown by another admin page

  useEffect(() => {
    for (const [answer, isSave] of [
      [moves.data, false],
      [saved.data, true],
    ] as const) {
      if (!answer?.at || shownAt.current.includes(answer.at)) continue;
      shownAt.current = [...shownAt.current, answer.at].slice(-2);
      showMoved(answer as MovesResult, isSave);
    }
  }, [moves.data, saved.data]);

  function showMoved({ moved, to, isPaid, stayed }: MovesResult, isSave: boolean) {
    showUnmoved(stayed);
    if (moved.length === 0) return;
    const form = new FormData();
    for (const { id, version, from } of moved) {
      form.append("id", `${id}.${version}`);
      form.append("status", from);
    }
    const status = isPaid ? t("moved.delivered-paid") : words(statusKey(to));
    const what =
      moved[0] && moved.length === 1
        ? t("moved.one", { number: orderNumber(moved[0].id), status })
        : t("moved.many", { count: moved.length, status });
    const toRefund = sum(moved.map((order) => order.toRefund));
    const more = toRefund > 0 ? t("moved.to-refund", { amount: formatMoney(toRefund) }) : null;
    const takeBack = () => undo.submit(form, { method: "post", action: "/admin/orders/undo" });
    showToast({
      title: isSave ? t("moved.saved") : what,
      description: [isSave ? what : null, more].filter(Boolean).join(". ") || null,
      tone: "success",
      record: "order-move",
      duration: undoTime,
      action: { label: t("moved.undo"), onClick: takeBack },
    });
  }

  const undone = useRef(undo.data?.at ?? 0);
  useEffect(() => {
    const answer = undo.data;
    if (!answer?.at || undone.current === answer.at) return;
    undone.current = answer.at;
    showUnmoved(answer.stayed);
    if (answer.undone > 0) showToast({ title: t("moved.undone"), tone: "success", record: "order-move" });
  }, [undo.data, t]);

  /** A stale submit shows both: that the move was refused, and the order's current status. */
  function showUnmoved(stayed: readonly UnmovedOrder[]) {
    for (const { id, sentence, status } of stayed) {
      const now = status ? ` ${t("saved-now", { value: words(statusKey(status)) })}` : "";
      showToast({
        title: t("moved.failed", { number: orderNumber(id) }),
        description: `${sentence}${now}`,
        tone: "error",
        duration: undoTime,
      });
    }
  }
}
