import { extractText, getDocumentProxy } from "unpdf";

/** A printed page: its size in millimetres, and its text, words separated by a space. */
export interface PrintedPage {
  width: number;
  height: number;
  text: string;
}

/** A point of a PDF is the 72nd part of an inch. */
const millimetres = (points: number): number => Math.round((points * 25.4) / 72);

/** Reads a PDF page by page. How lines were broken is left out: it differs with the fonts of a machine. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const pages: PrintedPage[] = [];
  for (const [place, words] of text.entries()) {
    const { width, height } = (await pdf.getPage(place + 1)).getViewport({ scale: 1 });
    pages.push({ width: millimetres(width), height: millimetres(height), text: words.replace(/\s+/g, " ").trim() });
  }
  return pages;
}
