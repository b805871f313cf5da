import { type ReactNode, useEffect, useId, useRef } from "react";
import { focusFirstField } from "./focus-first-field.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click on the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** A sheet is at the right edge with full height. */
  sheet?: boolean;
  className?: string | undefined;
  /** Closing only calls `onClose`: it stays open until whoever shows it takes it away. */
  asks?: boolean;
  /** The server renders it open: it stands in the page until it is hydrated, with the same elements, so that what is typed stays. */
  isServed?: boolean;
  children: ReactNode;
}

/** A question or a menu above the page, on the browser's own dialog: it holds the focus and gives it back. */
export function Dialog({ open, onClose, title, closeLabel, sheet, className, asks, isServed, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (dialog.current && !dialog.current.matches(":modal")) showModal(dialog.current, !sheet || asks === true);
  }, [open, sheet, asks]);

  return (
    <dialog
      ref={dialog}
      open={isServed}
      className={["dialog", sheet && "dialog-sheet", className].filter(Boolean).join(" ")}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!asks || event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button-plain button-icon" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dialog-body">{open ? children : null}</div>
    </dialog>
  );
}

/** Opens it above the page. One that stood in the page comes with the focus that it had. */
function showModal(dialog: HTMLDialogElement, toField: boolean): void {
  const focused = document.activeElement;
  dialog.removeAttribute("open"); // not closed: nobody left it
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  else if (toField) focusFirstField(dialog);
}
