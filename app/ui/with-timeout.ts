/** Timeout of loading code, milliseconds (A9.08). */
export const loadTimeout = 10_000;

/** Loads something with a timeout: rejects with its error, or when the time is over. */
export function withTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It did not load in time.")), loadTimeout);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
