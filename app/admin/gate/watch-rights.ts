/**
 * Another window of the same person clears and stores the permissions in one go: only an entry that stays cleared means a sign-out.
 * Milliseconds.
 */
const settled = 500;

interface Watched {
  /** The window, and its document. */
  page: EventTarget;
  document: EventTarget;
  isVisible: () => boolean;
  hasRights: () => boolean;
  /** Called when the page becomes visible without fresh permissions. */
  ask: () => void;
}

/**
 * Calls back when the page becomes visible with stale permissions, or when another window signed out.
 *
 * @returns the unsubscribe function
 */
export function watchRights({ page, document, isVisible, hasRights, ask }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (isVisible() && !hasRights()) ask();
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, settled);
  };
  document.addEventListener("visibilitychange", check);
  page.addEventListener("pageshow", check);
  page.addEventListener("storage", checkSoon);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
    page.removeEventListener("pageshow", check);
    page.removeEventListener("storage", checkSoon);
  };
}
