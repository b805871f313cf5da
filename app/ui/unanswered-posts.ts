import { parseLang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { unanswered } from "#app/i18n/unanswered.ts";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { lastSubmit } from "./last-submit.ts";
import { isCalledOff, stayOnPage } from "./stay-on-page.ts";
import { showToast } from "./toast-list.ts";

/** After so much silence a post counts as not answered, milliseconds; a file on a slow line takes longer. */
const silence = 25_000;
const silenceOfFiles = 180_000;

/** Pause between two tries of the data that follow a form, milliseconds. */
const pause = 2_000;

/** The counter's own action says that a sale was not answered: it gets the error of a failed request. */
const answersItself = new Set(["/admin/orders/new.data"]);

/** A visitor's heart leads to the sign-in page, where it is kept: nothing was typed. */
const leadsToSignIn = new Set(["/favorites.data"]);

/** Remix's stream of an action that returned null: the form of a fetcher stays as it is. */
const noData = '[{"_1":-5},"data"]\n';

type Sending = {
  state: string;
  formAction?: string | undefined;
  formData?: FormData | undefined;
  location?: { state: unknown } | undefined;
};

/** What this needs of Remix's router. */
type Router = { state: { navigation: Sending; loaderData: Record<string, { viewer?: unknown } | null> } };

const routerState = () => (window.__remixRouter as unknown as Router).state;

/** A post that was not answered: its address, its body and what sends it again; null is no answer again. */
export interface UnansweredPost {
  url: URL;
  body: URLSearchParams;
  send: () => Promise<Response | null>;
  /** Whether the router has dropped it for a later one. */
  isAborted: () => boolean;
}

/** Takes over a post that was not answered; null leaves it to its form. */
type Queue = (post: UnansweredPost) => Promise<Response> | null;

let queue: Queue = () => null;

/** Lets a queue send posts again by itself; the last one given counts. */
export function queueUnanswered(given: Queue): void {
  queue = given;
}

/** The sentences of an unanswered form in the page's language. */
export const sayUnanswered = () => translator(parseLang(document.documentElement.lang.slice(0, 2)), unanswered);

/** The form that was sent, and its button. */
type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null };

/** Whether the next answer that leads to the sign-in page is followed. */
let isSignInAsked = false;

/**
 * The `fetch` that keeps the page and its form when a form that the router sent is not answered by the shop: the line broke before or after
 * the server did it, a gateway answered in its place, nothing came for 25 s, or the session is over. One sentence says so, and the
 * same press sends it again, with the same save key.
 */
export const answerFor =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith(".data"))) return send(input, init);
    return init?.body ? post(send, input, init) : untilRead(send, input, init);
  };

async function post(send: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
  const pressed = pressedFor(url);
  for (const said of pressed?.form.querySelectorAll("[data-unanswered]") ?? []) said.remove();
  const again = () => answerOf(send, url, init);
  const isSessionsOwn = isSignedIn() && !isSignInAsked && !leadsToSignIn.has(url.pathname);
  isSignInAsked = false;
  const answer = await again();
  if (init.signal?.aborted) return answer ?? send(url, init);
  if (answer) {
    const isAtDoor = await isLedToSignIn(answer);
    if (isAtDoor && isSessionsOwn) return stay(url, init.body, pressed, "session-over");
    if (pressed && !isAtDoor) markAnswered(pressed.form, answer.status < 400);
    return answer;
  }
  if (answersItself.has(url.pathname)) throw new TypeError("no answer");
  const { body } = init;
  const isAborted = () => init.signal?.aborted ?? false;
  const queued = body instanceof URLSearchParams ? queue({ url, body, send: again, isAborted }) : null;
  return queued ?? stay(url, body, pressed, "why");
}

const isSignedIn = (): boolean =>
  /^\/admin(\/|$)/.test(location.pathname) ||
  "account" in document.documentElement.dataset ||
  Object.values(routerState().loaderData).some((loaded) => loaded?.viewer);

/** Whether a redirect leads to the sign-in page, to come back afterwards. */
const isLedToSignIn = async (answer: Response): Promise<boolean> =>
  answer.status === 202 && (await answer.clone().text()).includes('"/auth?return_to=');

/** Gives an answered form a new key: what is sent next is meant, also where it is the same. What the shop took needs no draft any more. */
function markAnswered(form: HTMLFormElement, isTaken: boolean): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${saveKeyName}"]`);
  if (field) field.value = String(performance.now() + Math.random());
  if (isTaken) document.dispatchEvent(new CustomEvent("form-taken", { detail: form }));
}

/**
 * The data of a page. What a link leads to fails as it does; what is loaded after a form was taken, or for the page on screen, is asked for
 * until it comes: the page stays as it is meanwhile.
 */
async function untilRead(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send(url, init).catch((problem: unknown) => problem);
    if (answer instanceof Response && isOfShop(answer)) return answer;
    if (init?.signal?.aborted || isPlainNavigation()) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
    if (tries === 1) showToast({ title: sayUnanswered()("loading"), tone: "info", record: "unanswered" });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isPlainNavigation(): boolean {
  const { navigation } = routerState();
  return navigation.state === "loading" && navigation.formAction === undefined && !isCalledOff(navigation.location);
}

const isOfShop = ({ status, headers }: Response): boolean => status < 500 || headers.has("X-Remix-Response");

/** The whole answer of the shop; null where none came, what came is a gateway's, or the shop is too busy to do it. */
async function answerOf(send: typeof fetch, url: URL, init: RequestInit): Promise<Response | null> {
  const cut = new AbortController();
  const abort = () => cut.abort();
  if (init.signal?.aborted) abort();
  init.signal?.addEventListener("abort", abort);
  const timer = setTimeout(abort, init.body instanceof FormData ? silenceOfFiles : silence);
  try {
    const answer = await send(url, { ...init, signal: cut.signal });
    if (!isOfShop(answer)) return null;
    const body = await answer.text();
    const { status, headers } = answer;
    if (status === 503 && body.startsWith('[{"_1":2},"error"')) return null;
    return new Response(body || null, { status, headers });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener("abort", abort);
  }
}

/** Ends a submit without an answer: a fetcher gets no data, a navigation is called off where it began. Neither touches the form. */
function stay(
  url: URL,
  body: BodyInit | null | undefined,
  pressed: Pressed | null,
  reason: "why" | "session-over",
): Promise<Response> | Response {
  const isNavigation = isOf(routerState().navigation, url, body);
  say(pressed, reason);
  if (!isNavigation) return new Response(noData, { status: 503 });
  stayOnPage();
  return new Promise(() => undefined);
}

const dataPath = (action: string) => {
  const { pathname } = new URL(action, location.href);
  return pathname === "/" ? "/_root.data" : `${pathname.replace(/\/$/, "")}.data`;
};

function isOf({ state, formAction, formData }: Sending, { pathname }: URL, body: BodyInit | null | undefined): boolean {
  if (state !== "submitting" || formAction === undefined || dataPath(formAction) !== pathname) return false;
  if (!(body instanceof URLSearchParams) || !formData) return true;
  return String(new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]))) === String(body);
}

/** The form that was sent last, where the post is its own. */
function pressedFor({ pathname }: URL): Pressed | null {
  const { target: form, submitter = null } = lastSubmit.event ?? {};
  if (!(form instanceof HTMLFormElement)) return null;
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  return dataPath(action) === pathname ? { form, submitter } : null;
}

const typed = "textarea, select, input:not([type=hidden], [type=submit], [type=button])";

/** Says it at the foot of the form that somebody fills in; else above the page, with a button that sends it again. */
function say(pressed: Pressed | null, reason: "why" | "session-over"): void {
  const t = sayUnanswered();
  const from = pressed?.form.isConnected ? pressed : null;
  const press = () => {
    isSignInAsked = reason === "session-over";
    from?.form.requestSubmit(from.submitter);
  };
  const label = t(reason === "why" ? "again" : "sign-in");
  if (!from?.form.querySelector(typed)) {
    const action = from && { action: { label, onClick: press } };
    showToast({ title: t(reason), tone: "error", duration: 20_000, record: "unanswered", ...action });
    return;
  }
  const sentence = document.createElement("p");
  sentence.className = "field-error";
  sentence.dataset["unanswered"] = "";
  sentence.setAttribute("role", "alert");
  sentence.append(t(reason));
  if (reason === "session-over") sentence.append(" ", signInButton(label, press));
  from.form.append(sentence);
  sentence.scrollIntoView({ block: "nearest" });
}

function signInButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-plain";
  button.textContent = label;
  button.addEventListener("click", press);
  return button;
}
