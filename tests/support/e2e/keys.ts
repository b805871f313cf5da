import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

type Turn = "Tab" | "Shift+Tab";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sends a key's way down and up in one go: the driver's own `press` waits for the page between them, which takes longer than all else. */
async function press(page: Page, turn: Turn): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: turn === "Tab" ? 0 : 8 };
  await Promise.all((["rawKeyDown", "keyUp"] as const).map((type) => session.send("Input.dispatchKeyEvent", { type, ...key })));
}

/** Presses Tab until a control has the focus, as somebody without a mouse would; no stop on the way may be hidden. */
export async function tabTo(page: Page, control: Locator, { turn = "Tab" as Turn, most = 60 } = {}): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await press(page, turn);
    expect(await judge(page)).toMatchObject({ trouble: null });
  }
  throw new Error(`not reached by ${most} presses of ${turn}: ${control}`);
}

/** Presses Tab until the page has been gone through once; gives how many stops that were and what was wrong at any. */
export async function walkThrough(page: Page, turn: Turn): Promise<{ stops: number; troubles: string[] }> {
  const faults: string[] = [];
  await page.evaluate(() => document.querySelector("[data-walked]")?.removeAttribute("data-walked"));
  for (let stops = 0; stops < 600; stops++) {
    await press(page, turn);
    const { isAround, trouble } = await judge(page);
    if (isAround && stops > 0) return { stops, troubles: faults };
    if (trouble) faults.push(trouble);
  }
  throw new Error(`no end of the page after 600 presses of ${turn}`);
}

/** The problems at the focused element after the next frame: elements that move away from the focus do so in that frame. */
export async function judge(page: Page): Promise<ReturnType<typeof judgeFocus>> {
  const judged = await page.evaluate(judgeFocus);
  if (!judged.trouble) return judged;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return { ...judged, trouble: (await page.evaluate(judgeFocus)).trouble };
}

/**
 * Runs in the page: whether what has the focus is out of sight, or any of it lies below something that stays while the page scrolls
 * (WCAG 2.4.11 asks less: not all of it). The first stop is marked, to detect the end of the round.
 */
function judgeFocus(): { isAround: boolean; trouble: string | null } {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return { isAround: true, trouble: null };
  const isAround = held.hasAttribute("data-walked");
  if (!document.querySelector("[data-walked]")) held.setAttribute("data-walked", "");

  const floats = (element: Element) => {
    for (let at: Element | null = element; at && !at.contains(held); at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const labels = [...((held as HTMLInputElement).labels ?? [])];
  const isOwn = (element: Element) => held.contains(element) || labels.some((label) => label.contains(element));
  const shares = [0.1, 0.5, 0.9];
  const tops = [...held.getClientRects()]
    .flatMap(({ left, top, width, height }) => shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y])))
    .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
    .filter((element) => element !== null);
  const cover = tops.find(floats);
  const name = `${held.tagName.toLowerCase()} "${held.getAttribute("aria-label") ?? held.innerText.slice(0, 40)}"`;
  if (cover) return { isAround, trouble: `${name} is covered by ${cover.outerHTML.slice(0, 80)}` };
  return { isAround, trouble: tops.some(isOwn) ? null : `${name} is out of sight` };
}
