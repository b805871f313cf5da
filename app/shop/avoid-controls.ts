const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** How far an element may move up from its corner, and in which steps, CSS pixels. */
const highest = 240;
const step = 8;

/** As long after the last scroll or press the page is at rest, milliseconds. */
const rest = 150;

/**
 * Shows a floating element at the least height above its corner where it is in the way of no control of the page, for as long as it
 * is on the page. It is hidden while there is no such place and while the page moves; what has the focus stays where it is.
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
  // a press may make a control larger without moving the page, and what has just got the focus must be seen whole at once
  const events = { scroll: hide, resize: hide, click: lookLater, focusin: look };
  const sizes = new ResizeObserver(hide);
  const end = () => {
    sizes.disconnect();
    for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener);
  };
  sizes.observe(document.body);
  for (const [name, listener] of Object.entries(events)) addEventListener(name, listener, { passive: true });
}

/**
 * The least lift at which nothing that can be pressed lies under the element, which stands `lifted` above its corner now; where
 * controls fill the page, the least at which the middle of each stays free, and all of what has the focus.
 */
function findPlace(floating: HTMLElement, lifted: number): number | null {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const others = [...document.querySelectorAll(controls)].filter((control) => control !== floating);
  const areasOf = (areaOf: (control: Element, area: DOMRect) => Area) =>
    others.flatMap((control) => {
      const area = control.getBoundingClientRect();
      return area.width > 1 && area.height > 1 ? [areaOf(control, area)] : [];
    });
  const leastFree = (taken: readonly Area[]): number | null => {
    const beneath = taken.filter((area) => area.left < right && left < area.right);
    for (let lift = 0; lift <= highest; lift += step) {
      const moved = lifted - lift;
      if (!beneath.some((area) => area.top < bottom + moved && top + moved < area.bottom)) return lift;
    }
    return null;
  };
  return (
    leastFree(areasOf((_, area) => area)) ??
    leastFree(areasOf((control, area) => (control === document.activeElement ? area : middleOf(area))))
  );
}

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The part of a control that a finger aims at: 24 pixels each way, or all of a smaller one. */
function middleOf({ left, top, width, height }: DOMRect): Area {
  const [x, y] = [left + width / 2, top + height / 2];
  const [aside, above] = [Math.min(width, 24) / 2, Math.min(height, 24) / 2];
  return { left: x - aside, right: x + aside, top: y - above, bottom: y + above };
}
