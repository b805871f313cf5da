/** One field that somebody typed into: in which form, as the how-manieth of its name, and what it said; a box says "on" or "". */
export type KeptField = { form: string; name: string; place: number; value: string };

/** What was typed and not saved when a session ended: whose it is, on which page, and when, in milliseconds. */
export type KeptTyping = { staffId: number; address: string; fields: readonly KeptField[]; at: number };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const place = "admin-typing";

/** As long as a session of staff lasts at most. */
const lasts = 12 * 3_600_000;

/** The memory of this window for what was typed; one that may keep nothing keeps nothing. */
export class TypingMemory {
  constructor(
    private readonly store: () => Store,
    private readonly now: () => number = Date.now,
  ) {}

  keep(typing: Omit<KeptTyping, "at">): void {
    this.quietly((store) => store.setItem(place, JSON.stringify({ ...typing, at: this.now() })));
  }

  /** What this person typed, once: it is forgotten as soon as it is asked for, and so is what somebody else typed here. */
  take(staffId: number): KeptTyping | null {
    return this.quietly((store) => {
      const kept = JSON.parse(store.getItem(place) ?? "null") as KeptTyping | null;
      store.removeItem(place);
      return kept && kept.staffId === staffId && this.now() - kept.at < lasts ? kept : null;
    });
  }

  private quietly<Value>(use: (store: Store) => Value): Value | null {
    try {
      return use(this.store());
    } catch {
      return null;
    }
  }
}

export const typingMemory = new TypingMemory(() => sessionStorage);
