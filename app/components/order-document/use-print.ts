/** How long after it is asked for a print starts, in milliseconds: fonts and layout have settled by then (A7.28). */
export const printDelay = 500;

/** A window, as far as it is printed. */
type Printable = Pick<Window, "print"> & Partial<Pick<Window, "document">>;

/** Starts the browser's print dialog once, `printDelay` after being asked. Gives a way to call it off. */
export function printSoon(page: Printable): () => void {
  const timer = setTimeout(() => {
    if (page.document) fitRoll(page.document);
    page.print();
  }, printDelay);
  return () => clearTimeout(timer);
}

const millimetresPerPixel = 25.4 / 96;

/** Blank paper below the last line of a roll, so that the cutter does not reach it, in millimetres. */
const tail = 8;

/** Makes the page of a roll as long as what stands on it: a browser would feed the length of a whole sheet. */
function fitRoll(page: Document): void {
  const roll = page.querySelector(".sheet-roll");
  if (!roll) return;
  const { width, height } = roll.getBoundingClientRect();
  const style = page.createElement("style");
  style.textContent = `@page{size:${Math.round(width * millimetresPerPixel)}mm ${Math.ceil(height * millimetresPerPixel) + tail}mm}`;
  roll.after(style); // after the style of the paper, which says a length of its own
}
