/** What Chromium fires where the shop may be installed; other browsers have their own menu for it and never do. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPrompt | null = null;
const watchers = new Set<() => void>();

function change(next: InstallPrompt | null): void {
  offer = next;
  for (const tell of watchers) tell();
}

/** Keeps the browser's offer to install the shop until somebody asks for it; it comes once, and may come before React does. */
export function watchInstallOffer(target: EventTarget): void {
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  target.addEventListener("appinstalled", () => change(null));
}

/** Asks the browser to install. It answers one question only, so the offer is gone whatever is answered. */
export async function acceptInstallOffer(): Promise<void> {
  const accepted = offer;
  change(null);
  await accepted?.prompt();
}

/** Whether the browser offers to install the shop, as React's external store reads it. */
export const installOffer = {
  subscribe(tell: () => void) {
    watchers.add(tell);
    return () => {
      watchers.delete(tell);
    };
  },
  isMade: () => offer !== null,
  isMadeOnServer: () => false,
};
