/** No connection for a transaction became free in time. Recognised by its code: the server and the pages have a class of this name each. */
export class PoolBusy extends Error {
  readonly code = "POOL_BUSY";
}

/** How long a transaction waits for its turn while others run into locks, and how long when the shop is merely busy, milliseconds. */
const [longestWait, longestRush] = [2000, 10_000];

/** How often those who wait are looked after, milliseconds. */
const beat = 250;

/** Limits how many transactions run at once: first come, first served. */
export class TransactionLimit {
  private readonly waiting: (() => void)[] = [];
  private lockTimeoutAt = Number.NEGATIVE_INFINITY;

  constructor(private free: number) {}

  /** Resolves at this transaction's turn, which `release` ends; rejects with `PoolBusy`. */
  acquire(): Promise<void> {
    if (this.free === 0) return this.turn();
    this.free--;
    return Promise.resolve();
  }

  /** Hands the turn on. */
  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }

  /** Called when a statement ran into the lock timeout: queued ones would too. */
  noteLockTimeout(): void {
    this.lockTimeoutAt = performance.now();
  }

  private turn(): Promise<void> {
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const next = () => {
        clearInterval(timer);
        resolve();
      };
      const look = () => {
        const at = performance.now();
        if (at - since < longestWait) return;
        if (at - since < longestRush && at - this.lockTimeoutAt > longestWait) return;
        clearInterval(timer);
        this.waiting.splice(this.waiting.indexOf(next), 1);
        reject(new PoolBusy("all connections for transactions are taken"));
      };
      const timer = setInterval(look, beat);
      this.waiting.push(next);
    });
  }
}
