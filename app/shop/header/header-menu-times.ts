/** How long the pointer has to rest before a menu opens or closes, milliseconds (A9.06). */
const menuTimes = { open: 200, skip: 300, close: 150 } as const;

/**
 * Opens and closes the menus of a bar as the pointer comes and goes. Whoever has had one open within the skip delay is looking
 * for something, and the next opens at once.
 */
export class MenuTimes<Menu> {
  private shown: Menu | null = null;
  private closedAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (menu: Menu, isOpen: boolean) => void,
    private readonly now: () => number = Date.now,
  ) {}

  enter(menu: Menu): void {
    clearTimeout(this.timer);
    if (menu === this.shown) return;
    const isLooking = this.shown !== null || this.now() - this.closedAt <= menuTimes.skip;
    if (isLooking) this.change(menu);
    else this.timer = setTimeout(() => this.change(menu), menuTimes.open);
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.shown !== null) this.timer = setTimeout(() => this.change(null), menuTimes.close);
  }

  /** Whether the pointer alone has opened this menu: pressing it then must not close it. */
  hasOpened(menu: Menu): boolean {
    return menu === this.shown;
  }

  /** The page has changed and every menu with it. */
  forget(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private change(menu: Menu | null): void {
    if (this.shown !== null) {
      this.show(this.shown, false);
      this.closedAt = this.now();
    }
    this.shown = menu;
    if (menu !== null) this.show(menu, true);
  }
}
