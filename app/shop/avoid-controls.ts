const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Longest distance that an element may move up from its corner, and the step, CSS pixels. */
const highest = 240;
const step = 8;

/** Idle time after the last scroll or click, milliseconds. */
const rest = 150;

/**
 * Shows a floating element at the lowest position above its corner where it covers no control of the page, while it is mounted. It is
 * hidden where there is no such position and while the page moves; the focused element is never moved.
 */
export function avoidControls(floating: HTMLElement | null): void {
  if (!floating) return;
  let timer: ReturnType<typeof setTimeout>;
  let lifted = 0;
  const isFocused = () => floating === document.activeElement;
  const place = (lift: number | null) => {
    lifted = lift ?? 0;
    floating.style.visibility = lift === null ? "" : "visible";
    floating.style.transform = lift ? `translateY(-${lift}px)` : "";
  };
  const look = () => {
    if (!isFocused()) place(findPlace(floating, lifted));
  };
  const lookLater = () => {
    clearTimeout(timer);
    if (floating.isConnected) timer = setTimeout(look, rest);
    else end();
  };
  const hide = () => {
    if (!isFocused()) place(null);
    lookLater();
  };
  // a click may enlarge a control without a scroll, and a newly focused element must be fully visible at once
  const events = { scroll: hide, resize: hide, click: lookLater, focusin: look };
  const sizes = new ResizeObserver(hide);
  // what a customer has of their own comes after the page and moves the corner, by the bar of the cart for one
  const contents = new MutationObserver(lookLater);
  const end = () => {
    sizes.disconnect();
    contents.disconnect();
    for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener);
  };
  sizes.observe(document.body);
  contents.observe(document.body, { childList: true, subtree: true });
  for (const [name, listener] of Object.entries(events)) addEventListener(name, listener, { passive: true });
}

/**
 * The smallest lift at which no control lies under the element, which is `lifted` above its corner now; where controls fill the page, the
 * smallest at which the centre of each is free, and all of the focused one.
 */
function findPlace(floating: HTMLElement, lifted: number): number | null {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const others = [...document.querySelectorAll(controls)].filter((control) => control !== floating);
  const areasOf = (areaOf: (control: Element, area: DOMRect) => Area) =>
    others.flatMap((control) => {
      const area = control.getBoundingClientRect();
      return area.width > 1 && area.height > 1 ? [areaOf(control, area)] : [];
    });
  const lowestFree = (taken: readonly Area[]): number | null => {
    const beneath = taken.filter((area) => area.left < right && left < area.right);
    for (let lift = 0; lift <= highest; lift += step) {
      const moved = lifted - lift;
      if (!beneath.some((area) => area.top < bottom + moved && top + moved < area.bottom)) return lift;
    }
    return null;
  };
  return (
    lowestFree(areasOf((_, area) => area)) ??
    lowestFree(areasOf((control, area) => (control === document.activeElement ? area : middleOf(area))))
  );
}

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The hit area of a control: 24 pixels each way, or all of a smaller one. */
function middleOf({ left, top, width, height }: DOMRect): Area {
  const [x, y] = [left + width / 2, top + height / 2];
  const [aside, above] = [Math.min(width, 24) / 2, Math.min(height, 24) / 2];
  return { left: x - aside, right: x + aside, top: y - above, bottom: y + above };
}
