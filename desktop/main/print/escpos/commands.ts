const esc = 0x1b;
const gs = 0x1d;
const dle = 0x10;

/** The commands common to receipt printers of all makers (Epson's ESC/POS). */
export const commands = {
  start: [esc, 0x40],
  /** letters of Windows-1252 */
  westernLetters: [esc, 0x74, 16],
  align: (side: "left" | "center") => [esc, 0x61, side === "center" ? 1 : 0],
  bold: (isBold: boolean) => [esc, 0x45, isBold ? 1 : 0],
  /** twice as high and wide */
  large: (isLarge: boolean) => [gs, 0x21, isLarge ? 0x11 : 0],
  newLine: [0x0a],
  feed: (lines: number) => [esc, 0x64, lines],
  /** feeds to the cutter and cuts partially */
  cut: [gs, 0x56, 66, 0],
  /** pin 2 of the drawer's socket, 50 ms on, 500 ms off */
  openDrawer: [esc, 0x70, 0, 25, 250],
  /** real-time status, regardless of the buffer: 2 off-line cause, 4 the paper */
  askNow: (what: 2 | 4) => [dle, 0x04, what],
  /** status after all before it has been printed: the paper */
  askWhenDone: [gs, 0x72, 1],
} as const;

/** Prints a QR code of `text` with medium error correction, `module` dots a module, rendered by the printer. */
export function qrCode(text: string, module: number): number[] {
  const bytes = [...Buffer.from(text, "utf8")];
  const set = (which: number, ...values: number[]) => [gs, 0x28, 0x6b, ...size(values.length + 2), 49, which, ...values];
  return [...set(65, 50, 0), ...set(67, Math.max(1, module)), ...set(69, 49), ...set(80, 48, ...bytes), ...set(81, 48)];
}

/** Prints `text` in Code 128, with the text below it. */
export function barcode(text: string): number[] {
  const data = [...Buffer.from(`{B${text}`, "latin1")];
  return [gs, 0x68, 80, gs, 0x77, 2, gs, 0x48, 2, gs, 0x6b, 73, data.length, ...data];
}

const size = (length: number): [low: number, high: number] => [length & 0xff, length >> 8];

/** A dot picture, one byte per eight dots of a row, the leftmost highest; a set bit is black. */
export type Bitmap = { bytesPerRow: number; rows: number; dots: Uint8Array };

/** Prints a dot picture. */
export function raster({ bytesPerRow, rows, dots }: Bitmap): Uint8Array {
  const sizes = [...size(bytesPerRow), ...size(rows)];
  return Uint8Array.from([gs, 0x76, 0x30, 0, ...sizes, ...dots]);
}
