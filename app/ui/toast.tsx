import { useSubmit } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, isSwipe, type ShownToast, showToast, toastList } from "./toast-list.ts";

const icons = { info: "info", success: "circle-check", error: "triangle-alert" } as const;

/** A message that came with the page; a later `at` marks a new one. */
export interface ArrivedToast {
  sentence: string;
  tone: "success" | "error";
  at: number;
  /** the record it is about, null for none */
  record?: string | null;
  /** the address that a post takes it back at, and for how long that is offered, milliseconds */
  undo?: { address: string; time: number } | null;
}

/** The region of the toasts. Without JavaScript the one that came with the page is rendered in its place. */
export function ToastHost({ toast }: { toast: ArrivedToast | null }) {
  const t = useText(shared);
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.read, toastList.readOnServer);
  const submit = useSubmit();

  const lastShown = useRef(0);
  useEffect(() => {
    if (!toast || lastShown.current === toast.at) return;
    const { sentence, tone, at, record, undo } = toast;
    lastShown.current = at;
    const takeBack = () => submit(null, { method: "post", action: undo?.address ?? "", preventScrollReset: true });
    const offer = undo && { action: { label: t("toast.undo"), onClick: takeBack }, duration: undo.time };
    showToast({ title: sentence, tone, record: record ?? null, ...offer });
  }, [toast, submit, t]);

  return (
    <section className="toasts" aria-label={t("toast.region")} aria-live="polite" aria-atomic="false">
      {toast ? (
        <noscript>
          <div className={`toast toast-${toast.tone}`} role="status">
            <Icon name={icons[toast.tone]} />
            <b>{toast.sentence}</b>
            {toast.undo ? (
              <form method="post" action={toast.undo.address}>
                <button type="submit" className="button button-plain">
                  {t("toast.undo")}
                </button>
              </form>
            ) : null}
          </div>
        </noscript>
      ) : null}
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} closeLabel={t("toast.close")} />
      ))}
    </section>
  );
}

/** Dismissed after its duration, except under the pointer or with the focus on it. */
function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, title, description, tone = "info", action, duration } = toast;
  const [held, setHeld] = useState(false);
  const swipe = useSwipe(() => dismissToast(id));

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing and swiping are conveniences beside the close button
    <div
      className={`toast toast-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe}
    >
      <Icon name={icons[tone]} />
      <div>
        <div>
          <b>{title}</b>
          {description ? <p>{description}</p> : null}
        </div>
        {action ? (
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button type="button" className="button button-plain button-icon" aria-label={closeLabel} onClick={() => dismissToast(id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Tracks a sideways drag and calls `onSwipe` when it ends beyond the threshold. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const end = (event: PointerEvent<HTMLElement>) => {
    const offset = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    event.currentTarget.style.translate = "";
    if (event.type === "pointerup" && isSwipe(offset)) onSwipe();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest("button")) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) event.currentTarget.style.translate = `${event.clientX - start.current}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
