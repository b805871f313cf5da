import { dismissToast, showToast } from "#app/ui/toast-list.ts";
import { queueUnanswered, sayUnanswered, type UnansweredPost } from "#app/ui/unanswered-posts.ts";
import { listWaitingPosts, mayWait, removeWaitingPost, storeWaitingPost, type WaitingPost } from "./post-store.ts";

/** The requests that set a quantity or a heart: sent twice they do what they do once. */
const queued = new Set(["/cart.data", "/favorites.data"]);

/** Pauses between two tries, milliseconds: the first, and the longest. */
const firstPause = 2_000;
const longestPause = 30_000;

/** A change that is older is not sent any more, milliseconds: prices and stock are others by then. */
const lasts = 24 * 3_600_000;

/** So long after an answer the page has sent what was behind it, milliseconds. */
const settling = 1_000;

/** What this needs of Remix's router. */
type Router = { state: { fetchers: ReadonlyMap<string, { state: string }> }; revalidate: () => unknown };

const router = () => window.__remixRouter as unknown as Router;

let owner = "";
let isWatching = false;

/** How many posts, or lists of stored ones, wait for an answer. */
let waiting = 0;
let shown = 0;
let isRefused = false;

/** What was pressed while another change waits: the page sends it afterwards, or the next page where this one is closed. */
const behind = new Map<string, WaitingPost>();

/**
 * For the storefront: changes of the cart and the hearts that the shop does not answer are stored in this browser and sent until it does, also by the
 * next page. A visitor's heart is not: it leads to the sign-in page.
 *
 * @param viewer the account's id; null for a visitor
 */
export function watchWaitingPosts(viewer: number | null): void {
  owner = viewer === null ? "" : String(viewer);
  if (!isWatching) {
    queueUnanswered((post) => {
      const key = keyOf(post.url, post.body);
      return key === null ? null : sendUntilAnswered(post, key);
    });
    document.addEventListener("submit", storeBehind, true);
  }
  isWatching = true;
  if (mayWait() && waiting === 0) void sendStored();
}

function keyOf({ pathname, searchParams }: URL, body: URLSearchParams): string | null {
  if (!queued.has(pathname) || searchParams.has("add")) return null; // one more is another change each time
  if (pathname === "/favorites.data" && owner === "") return null;
  return `${owner} ${pathname} ${body.get("product_id") ?? ""} ${body.get("package_id") ?? ""}`;
}

const asPost = ({ pathname, search }: URL, body: URLSearchParams, key: string): WaitingPost => ({
  key,
  address: pathname + search,
  body: String(body),
  owner,
  at: Date.now(),
});

async function sendUntilAnswered({ url, body, send, isAborted }: UnansweredPost, key: string): Promise<Response> {
  const post = asPost(url, body, key);
  begin();
  try {
    await storeWaitingPost(post);
    const answer = await locked("shared", () => untilAnswered(send, isAborted));
    if (!answer) throw new DOMException("another change took its place", "AbortError");
    isRefused ||= answer.status >= 400;
    await removeWaitingPost(post);
    return answer;
  } finally {
    end();
  }
}

const isOld = ({ at }: WaitingPost): boolean => Date.now() - at >= lasts;

/** A visitor's change is also that of the account that the device is signed in with now. */
const isDue = (post: WaitingPost): boolean => !isOld(post) && (post.owner === "" || post.owner === owner);

/** Sends what an earlier page left, once no other tab is at it. */
async function sendStored(): Promise<void> {
  const left = await listWaitingPosts();
  for (const post of left.filter(isOld)) await removeWaitingPost(post);
  if (!left.some(isDue)) return;
  begin();
  await locked("exclusive", async () => {
    for (const post of (await listWaitingPosts()).filter(isDue)) {
      const answer = await untilAnswered(
        () => resend(post),
        () => false,
      );
      isRefused ||= (answer?.status ?? 0) >= 400;
      await removeWaitingPost(post);
    }
  });
  end();
  router().revalidate();
}

const headers = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };

const resend = ({ address, body }: WaitingPost): Promise<Response | null> =>
  fetch(address, { method: "POST", body, headers }).then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  );

/** Where tabs can agree: stored posts are sent while no tab waits for the answer to its own, the older ones first. */
const locked = <Value>(mode: LockMode, use: () => Promise<Value>): Promise<Value> =>
  "locks" in navigator ? (navigator.locks.request("waiting-posts", { mode }, use) as Promise<unknown> as Promise<Value>) : use();

async function untilAnswered(send: () => Promise<Response | null>, isAborted: () => boolean): Promise<Response | null> {
  for (let pause = 0; !isAborted(); pause = Math.min(longestPause, Math.max(firstPause, pause * 1.5))) {
    if (pause > 0) await untilTried(pause);
    const answer = isAborted() ? null : await send();
    if (answer) return answer;
  }
  return null;
}

/** The pause is over at once when the browser finds a network; that it knows of none says nothing. */
function untilTried(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener("online", go);
  });
}

/** Stores what is pressed while another change waits. */
function storeBehind({ target, submitter }: SubmitEvent): void {
  if (waiting === 0 || !(target instanceof HTMLFormElement)) return;
  const url = new URL(target.action);
  url.pathname += ".data";
  const texts = [...new FormData(target, submitter)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams(texts);
  const key = keyOf(url, body);
  if (key === null) return;
  const post = asPost(url, body, key);
  behind.set(key, post);
  void storeWaitingPost(post);
}

/** The page has sent by itself what was behind, once none of its requests is left. */
function removeBehind(): void {
  if (behind.size === 0 || waiting > 0) return;
  const isBusy = [...router().state.fetchers.values()].some(({ state }) => state !== "idle");
  if (isBusy) return void setTimeout(removeBehind, settling);
  for (const post of behind.values()) void removeWaitingPost(post);
  behind.clear();
}

function begin(): void {
  waiting += 1;
  if (waiting > 1) return;
  isRefused = false;
  shown = showToast({ title: sayUnanswered()("waiting"), tone: "info", duration: lasts, record: "waiting-posts" });
}

function end(): void {
  waiting -= 1;
  if (waiting > 0) return;
  dismissToast(shown);
  setTimeout(removeBehind, settling);
  const title = sayUnanswered()(isRefused ? "refused" : "sent");
  showToast({ title, tone: isRefused ? "error" : "success", record: "waiting-posts" });
}
