import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { focusFirstField } from "#app/ui/focus-first-field.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A dialog opened by its address: without JavaScript inline on the page, with it modal. Closing it navigates to `closeTo`. */
export function PageDialog({ title, closeTo, children }: { title: string; closeTo: string; children: ReactNode }) {
  const t = useText(adminOrders);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    box.removeAttribute("open"); // server-rendered as open; `close()` would already navigate
    box.showModal();
    focusFirstField(box);
  }, []);

  const leave = () => navigate(closeTo, { preventScrollReset: true });
  return (
    <dialog
      open
      ref={dialog}
      className="dialog page-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // of a nested dialog: React bubbles the event
        event.preventDefault();
        leave();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <a href={closeTo} className="button button-plain button-icon" aria-label={t("dialog.close")}>
          <Icon name="x" />
        </a>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
