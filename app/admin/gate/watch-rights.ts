/** Another window of the same person clears the rights and keeps them anew at once: only what stays cleared was a sign-out. Milliseconds. */
const settled = 500;

interface Watched {
  /** The window, and its document. */
  page: EventTarget;
  document: EventTarget;
  isVisible: () => boolean;
  hasRights: () => boolean;
  /** Called when the page is looked at without rights that are fresh enough. */
  ask: () => void;
}

/**
 * Asks again when the page is looked at after its rights grew old, or when another window signed out.
 *
 * @returns what ends that
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
