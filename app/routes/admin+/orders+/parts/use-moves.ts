import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { undoTime } from "#app/domain/audit/undo-time.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { parts } from "#app/i18n/parts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { showToast } from "#app/ui/toast-list.ts";
import type { MovesAnswer, Stayed, UndoAnswer } from "./moves-answer.ts";
import { statusKey } from "./status-key.ts";

const movesKey = "order-moves";

/** Sends a form of orders to be moved without leaving the page, and where each order is on its way to. */
export function useMove() {
  const fetcher = useFetcher<MovesAnswer>({ key: movesKey });
  const going = fetcher.formData;
  return {
    isMoving: fetcher.state !== "idle",
    move(form: HTMLFormElement, submitter: HTMLElement | null = null) {
      const body = new FormData(form, submitter);
      body.set("reply", "data");
      fetcher.submit(body, { method: "post", action: "/admin/orders/status" });
    },
    /** The status an order is about to have, as far as this page knows. */
    headingFor(id: number): OrderStatus | null {
      const marked = going?.getAll("id").map((mark) => String(mark).split(".")[0]);
      return going?.has("all") || marked?.includes(String(id)) ? (going?.get("status") as OrderStatus) : null;
    },
  };
}

/** Tells what moved, for 8 s with the way back; call it once on a page. */
export function useTellOfMoves(): void {
  const t = useText(adminOrders);
  const words = useText(parts);
  const moves = useFetcher<MovesAnswer>({ key: movesKey });
  const undo = useFetcher<UndoAnswer>({ key: "order-undo" });
  const told = useRef(moves.data?.at ?? 0); // what another page of the desk has told already

  useEffect(() => {
    const answer = moves.data;
    if (!answer?.at || told.current === answer.at) return;
    told.current = answer.at;
    tellOfStayed(answer.stayed);
    const { moved, to } = answer;
    if (moved.length === 0) return;
    const form = new FormData();
    for (const { id, version, from } of moved) {
      form.append("id", `${id}.${version}`);
      form.append("status", from);
    }
    const what =
      moved[0] && moved.length === 1
        ? t("moved.one", { number: orderNumber(moved[0].id), status: words(statusKey(to)) })
        : t("moved.many", { count: moved.length, status: words(statusKey(to)) });
    const takeBack = () => undo.submit(form, { method: "post", action: "/admin/orders/undo" });
    showToast({ title: what, tone: "success", duration: undoTime, action: { label: t("moved.undo"), onPress: takeBack } });
  }, [moves.data, undo.submit, t, words]);

  const undone = useRef(undo.data?.at ?? 0);
  useEffect(() => {
    const answer = undo.data;
    if (!answer?.at || undone.current === answer.at) return;
    undone.current = answer.at;
    tellOfStayed(answer.stayed);
    if (answer.undone > 0) showToast({ title: t("moved.undone"), tone: "success" });
  }, [undo.data, t]);

  /** A stale press says both: what was wanted did not happen, and where the order is now. */
  function tellOfStayed(stayed: readonly Stayed[]) {
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
