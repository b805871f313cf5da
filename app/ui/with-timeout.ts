/** Code that has not come after this long is not coming, milliseconds (A9.08). */
export const loadTimeout = 10_000;

/** Loads something, or gives up in time: rejects with what went wrong, or when the time is over. */
export function withTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It did not load in time.")), loadTimeout);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
