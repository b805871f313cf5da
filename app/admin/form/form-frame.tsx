import { Form, type FormProps, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { LeaveWarning } from "./leave-warning.tsx";
import { type FormReply, useReturnedErrors } from "./returned-errors.ts";
import { FrameButton, type FrameSubmit, SaveBar } from "./save-bar.tsx";
import { type LabelledControl, useTypedChanges } from "./typed-changes.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useSubmitOnce } from "./use-submit-once.ts";

interface FrameOptions {
  id: string;
  result: FormReply;
  /** Whether the form is being sent; by default whether the page is. */
  isBusy?: boolean;
}

/** What a form and its frame share: the element, what came back and whether it is being sent. */
export function useFormFrame({ id, result, isBusy }: FrameOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const typed = result?.initialValue; // of a refused form without the fields that were left empty
  const errors = useReturnedErrors(result);
  return {
    ...{ id, form, result, ...errors, ...useSubmitOnce(isBusy ?? state !== "idle", result) },
    /** the props of a control: what was typed, also where that is nothing, else what it starts with, and what is wrong with it */
    control: (name: string, start = "") => ({
      name,
      defaultValue: String(typed?.[name] ?? (result?.error && typed ? "" : start)),
      errors: errors.errorsOf(name),
    }),
  };
}

/** `noValidate={false}`: the browser checks the form before it is sent. */
interface FormFrameProps extends Omit<FormProps, "id" | "ref" | "children" | "title"> {
  frame: ReturnType<typeof useFormFrame>;
  /** `fetcher.Form` for a form that stays on its page. */
  as?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  /** What did not work, above the reasons; null: the reasons alone. */
  title: string | null;
  /** What a form of the kit is measured by; every other form by the values its controls were loaded with. */
  changes?: { changed: readonly string[]; read: () => void };
  /** Further things that are not saved yet. */
  unsaved?: readonly string[];
  /** Its fields in order, for the summary of errors. */
  fields?: readonly LabelledControl[];
  /** Fields that two people changed and that are still to be decided. */
  open?: number;
  hasConflicts?: boolean;
  /** Null: the buttons that send it stand elsewhere. */
  save: FrameSubmit | null;
  /** Where the form is left without saving; the page's own address loads it anew. Null: no way but the page's own. */
  discardTo?: string | null;
  /** One of several forms of a page or dialog: a plain button in place of the bar. */
  isSmall?: boolean;
  /** The parameter of the address that opens the form. */
  parameter?: string;
  /** Called when the form becomes dirty or clean. */
  onDirty?: (isDirty: boolean) => void;
  /** It is being left on purpose: nothing is asked. */
  isCancelled?: boolean;
  /** Called when the page is left without saving. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * The frame of every form of the back office: a summary of errors that has the focus when the form comes back, errors that clear when
 * their field is mended, the bar that names what is not saved and saves (Ctrl+S too), one submit at a time, and a warning before
 * unsaved input is left.
 */
export function FormFrame({
  frame,
  as: Tag = Form,
  title,
  changes,
  unsaved = [],
  fields,
  open = 0,
  hasConflicts = false,
  save,
  discardTo = null,
  isSmall = false,
  parameter,
  onDirty,
  isCancelled = false,
  onLeave,
  children,
  onInput,
  onSubmit,
  noValidate,
  ...rest
}: FormFrameProps) {
  const { form, result, errorsOf, mend, isSaving, submitOnce } = frame;
  const isHydrated = useHydrated();
  const typed = useTypedChanges(form, { isReturned: Boolean(result?.error), isSaving, hasErrors: Boolean(result?.error) });
  const { isDiscarded, discard, keep } = useDiscard(discardTo);
  const { changed, read } = changes ?? typed;
  const names = [...changed, ...unsaved];
  const isDirty = names.length > 0 || (!changes && typed.isReturned);
  useSaveKey(form);
  useFocusOnReturn(form, result);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);

  const type = ({ target }: FormEvent<HTMLFormElement>) => {
    keep();
    read();
    if ("name" in target && typeof target.name === "string") mend(target.name);
  };
  return (
    <Tag
      {...rest}
      ref={form}
      id={frame.id}
      data-frame=""
      noValidate={noValidate ?? isHydrated}
      onInput={(event) => {
        onInput?.(event);
        type(event);
      }}
      onChange={type}
      onKeyUp={showTextArea}
      onSubmit={(event) => {
        onSubmit?.(event);
        submitOnce(event);
      }}
    >
      {Tag === Form ? <SaveKey /> : null}
      <ErrorSummary {...{ form, title, result, errorsOf, fields, hasConflicts }} />
      {children}
      {save === null ? null : isSmall ? (
        <div>
          <FrameButton {...save} isSaving={isSaving} />
        </div>
      ) : (
        <SaveBar changed={names} isDirty={isDirty} open={open} isSaving={isSaving} save={save} {...{ discardTo, discard }} />
      )}
      <LeaveWarning isDirty={isDirty && !isSaving && !isDiscarded && !isCancelled} parameter={parameter} onLeave={onLeave} />
    </Tag>
  );
}

/** A browser scrolls only the caret of a text area into view, which leaves the rest of it below the bar (WCAG 2.4.11). */
function showTextArea({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

/** Leaves the form without a warning: to another address, or to its own, which the browser loads anew. */
function useDiscard(to: string | null) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isDiscarded, setIsDiscarded] = useState(false);
  return {
    isDiscarded,
    keep: () => setIsDiscarded(false),
    discard: () => {
      if (to === null) return;
      flushSync(() => setIsDiscarded(true)); // the warning must be off before the address changes
      if (to === pathname + search) window.location.assign(to);
      else navigate(to, { preventScrollReset: true });
    },
  };
}

/** A form that came back has the focus at a question, else at the summary of its errors. */
function useFocusOnReturn(form: RefObject<HTMLFormElement>, result: FormReply): void {
  useEffect(() => {
    if (!result?.error) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const first = find("[data-conflict] input[type=radio]") ?? find("[data-summary]");
    first?.focus();
  }, [form, result]);
}
