/** Delay before a menu opens or closes under the pointer, milliseconds (A9.06). */
const menuTimes = { open: 200, skip: 300, close: 150 } as const;

/** Opens and closes the menus of a bar on hover. Within the skip delay after one was open, the next opens at once. */
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

  /** Whether hovering alone opened this menu: a click then must not close it. */
  hasOpened(menu: Menu): boolean {
    return menu === this.shown;
  }

  /** Resets the state after a navigation, which replaced every menu. */
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
