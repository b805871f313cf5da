import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import {
  currentText,
  type FilledControl,
  fireFilled,
  initialText,
  isFormControl,
  isTickBox,
  setText,
} from "#app/ui/form-controls.ts";
import { type FieldDraft, readDraftFields, removeOldDrafts, setDraftOwner, writeDraft } from "./draft-store.ts";

/** After so long without a key a draft is stored, milliseconds. */
const pause = 300;

/** After so long without a change a page is drawn, milliseconds. */
const drawing = 100;

/** The name in the window's storage of the form that the browser itself has sent. */
const sentForm = "sent-form";

/** Never stored: secrets, and what a script cannot fill in or nobody filled in. */
const unstored = new Set(["password", "file", "hidden", "submit", "button", "reset", "search"]);

const controlsOf = (form: HTMLFormElement): FilledControl[] =>
  [...form.elements]
    .filter(isFormControl)
    .filter(({ name, type, autocomplete }) => name !== "" && !unstored.has(type) && autocomplete !== "one-time-code");

const isText = (control: FilledControl): boolean => !isTickBox(control) && !(control instanceof HTMLSelectElement);

/** Whether a form is written, not pressed: a text of several lines, or two fields to type into. */
const isWritten = (form: HTMLFormElement): boolean => {
  const texts = controlsOf(form).filter(isText);
  return texts.length > 1 || texts.some((control) => control instanceof HTMLTextAreaElement);
};

const writtenForms = () => [...document.querySelectorAll<HTMLFormElement>('#main form[method="post"]')].filter(isWritten);

/** What says in an address which of a page's forms it is. */
const stateParams = ["form", "tab", "edit"];

/** What a form is known by: the address that it is posted to. */
function placeOf(form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(form.getAttribute("action") ?? "", location.href);
  return [pathname, ...stateParams.map((name) => searchParams.get(name) ?? "")].join(" ");
}

/** A choice is known by its value, as others may be offered later; of other fields of one name the place counts. */
const whichOf = (control: FilledControl, controls: readonly FilledControl[]): string =>
  isTickBox(control) ? control.value : String(controls.filter(({ name }) => name === control.name).indexOf(control));

/** What is filled in; what was before stays in, as a form that the shop sent back has it for its first text. */
function filledFields(form: HTMLFormElement): FieldDraft[] {
  const controls = controlsOf(form);
  const known = new Set(readDraftFields(placeOf(form)).map(([name, which]) => `${name} ${which}`));
  return controls.flatMap((control): FieldDraft[] => {
    const which = whichOf(control, controls);
    const isFilled = currentText(control) !== initialText(control) || known.has(`${control.name} ${which}`);
    return isFilled ? [[control.name, which, currentText(control)]] : [];
  });
}

/** Controls that somebody has changed, or whose draft was looked for: what is taken out of them again stays out. */
const offered = new WeakSet<FilledControl>();

const timers = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Forms that the shop has taken: what they still show is no draft. */
const taken = new WeakSet<HTMLFormElement>();

function store(form: HTMLFormElement): void {
  clearTimeout(timers.get(form));
  timers.delete(form);
  writeDraft(placeOf(form), filledFields(form));
}

function storeSoon({ target }: Event): void {
  if (!isFormControl(target)) return;
  offered.add(target);
  const { form } = target;
  if (form?.method !== "post" || !form.closest("#main") || !isWritten(form)) return;
  taken.delete(form);
  clearTimeout(timers.get(form));
  timers.set(
    form,
    setTimeout(() => store(form), pause),
  );
}

const storeAll = () => {
  for (const form of timers.keys()) store(form);
};

function forget({ detail: form }: CustomEvent<HTMLFormElement>): void {
  clearTimeout(timers.get(form));
  timers.delete(form);
  taken.add(form);
  writeDraft(placeOf(form), []);
}

/** Notes a form that the browser sends without the router, as a part of a page does whose script is not loaded. */
function noteSent({ target, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !isWritten(target)) return;
  writeStored(sentForm, placeOf(target), "window");
}

/** Such a form was taken where a redirect has led here, but for one to the sign-in page. */
function forgetTakenBefore(): void {
  const place = readStored(sentForm, "window");
  writeStored(sentForm, null, "window");
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isTaken = arrival?.type === "navigate" && arrival.redirectCount > 0 && location.pathname !== "/auth";
  if (place !== null && isTaken) writeDraft(place, []);
}

let isWatching = false;

/**
 * Keeps what is typed into the storefront's written forms on this device until the shop has taken it, at most a day: it survives a reload,
 * Back, a change of language and the end of a session.
 *
 * @param viewer the account's id; null for a visitor
 */
export function watchDrafts(viewer: number | null): void {
  setDraftOwner(viewer);
  if (!isWatching) listen();
  isWatching = true;
  void restoreDrafts().then(storeFilled);
}

function listen(): void {
  removeOldDrafts();
  forgetTakenBefore();
  for (const sign of ["input", "change"]) document.addEventListener(sign, storeSoon);
  document.addEventListener("submit", storeAll, true);
  document.addEventListener("form-taken", forget as EventListener);
  addEventListener("submit", noteSent);
  addEventListener("pagehide", storeAll);
  let timer: ReturnType<typeof setTimeout>;
  const drawn = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restoreDrafts, drawing);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
}

/** Stores what was typed before this was loaded. */
function storeFilled(): void {
  const isFilledIn = (control: FilledControl) => currentText(control) !== initialText(control);
  for (const form of writtenForms()) if (!taken.has(form) && controlsOf(form).some(isFilledIn)) store(form);
}

/** Fills the forms of the page from their drafts; a field that somebody has filled in, or that the shop refused, stays as it is. */
async function restoreDrafts(): Promise<void> {
  for (const form of writtenForms()) {
    for (const [name, which, text] of readDraftFields(placeOf(form))) {
      const controls = controlsOf(form);
      const control = controls.find((each) => each.name === name && whichOf(each, controls) === which);
      if (!control || offered.has(control)) continue;
      offered.add(control);
      if (currentText(control) !== initialText(control) || control.getAttribute("aria-invalid") === "true") continue;
      if (fill(control, text)) await new Promise((resolve) => setTimeout(resolve)); // a choice may show others
    }
  }
}

/** Fills a control in as a person does; false where nothing is to be changed or cannot be chosen any more. */
function fill(control: FilledControl, text: string): boolean {
  if (control.disabled || currentText(control) === text) return false;
  if (control.type === "radio" && text === "") return false;
  if (control instanceof HTMLSelectElement && [...control.options].every(({ value }) => value !== text)) return false;
  if (isTickBox(control)) control.click();
  else {
    setText(control, text);
    fireFilled(control);
  }
  return true;
}
