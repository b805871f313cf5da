/** Delay between the request and the start of a print, in milliseconds: fonts and layout have settled by then (A7.28). */
export const printDelay = 500;

/** The parts of a window that printing uses. */
type Printable = Pick<Window, "print"> & Partial<Pick<Window, "document">>;

/** Opens the browser's print dialog once, after `printDelay`. Returns a function that cancels it. */
export function printSoon(page: Printable): () => void {
  const timer = setTimeout(() => {
    if (page.document) fitRoll(page.document);
    page.print();
  }, printDelay);
  return () => clearTimeout(timer);
}

const millimetresPerPixel = 25.4 / 96;

/** Blank paper below the last line of a roll, for the cutter, in millimetres. */
const tail = 8;

/** Sets the page length of a roll to its content: a browser would feed the length of a whole sheet. */
function fitRoll(page: Document): void {
  const roll = page.querySelector(".sheet-roll");
  if (!roll) return;
  const { width, height } = roll.getBoundingClientRect();
  const style = page.createElement("style");
  style.textContent = `@page{size:${Math.round(width * millimetresPerPixel)}mm ${Math.ceil(height * millimetresPerPixel) + tail}mm}`;
  roll.after(style); // after the paper's own style, which states another length
}
