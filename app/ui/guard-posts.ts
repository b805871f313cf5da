import { lastSubmit } from "./last-submit.ts";

/** So long after the page, milliseconds, what answers for the shop is loaded; with the first key or touch at once. */
const afterFirstView = 5_000;

/** Pause between two tries to load it over a broken line, milliseconds. */
const pause = 2_000;

/**
 * Keeps the page and its form when the shop does not answer what the router sends (`unanswered-posts.ts`). That is loaded after the first
 * view; a form that is sent before waits for it, or for the line.
 */
export function guardPosts(target: Window & typeof globalThis): void {
  const send = target.fetch;
  let answered: typeof fetch | undefined;
  const load = async () => {
    answered ??= (await import("./unanswered-posts.ts")).answerFor(send);
  };
  const tryLoad = () => load().catch(() => undefined);
  target.fetch = async (...request) => {
    if (!answered && request[0] instanceof URL && request[1]?.body) {
      await tryLoad();
      const sent = answered ? null : await send(...request).catch(() => null);
      if (sent) return sent;
      for (; !answered; await tryLoad()) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return (answered ?? send)(...request);
  };
  target.addEventListener("submit", (event) => Object.assign(lastSubmit, { event }), true);
  for (const sign of ["input", "pointerdown"]) target.addEventListener(sign, tryLoad, { once: true });
  setTimeout(tryLoad, afterFirstView);
}
