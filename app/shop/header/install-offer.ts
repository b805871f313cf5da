/** The event that Chromium fires where the shop may be installed; other browsers have their own menu and never fire it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPrompt | null = null;
const watchers = new Set<() => void>();

function change(next: InstallPrompt | null): void {
  offer = next;
  for (const listener of watchers) listener();
}

/** Stores the browser's install prompt until the user opens it; the event fires once, possibly before hydration. */
export function watchInstallOffer(target: EventTarget): void {
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  target.addEventListener("appinstalled", () => change(null));
}

/** Opens the install prompt. It can be used once, so it is cleared whatever the choice. */
export async function acceptInstallOffer(): Promise<void> {
  const accepted = offer;
  change(null);
  await accepted?.prompt();
}

/** Whether the browser has an install prompt, as external store for React. */
export const installOffer = {
  subscribe(listener: () => void) {
    watchers.add(listener);
    return () => {
      watchers.delete(listener);
    };
  },
  isMade: () => offer !== null,
  isMadeOnServer: () => false,
};
