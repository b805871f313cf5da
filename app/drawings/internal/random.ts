import { mulberry32 } from "#app/lib/mulberry32.ts";

/** Numbers from 0 up to, not including, 1 that follow from a text alone, so that a drawing is the same every time. */
export function randomOf(text: string): () => number {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return mulberry32(state);
}
