/**
 * Measures the file that a field of a form has, before it is sent for minutes only to be refused: one that is too large is said at the
 * field, and its form is not sent. Everything else that was typed stays.
 *
 * @param most bytes
 * @returns whether it is small enough
 */
export function measureUpload(input: HTMLInputElement, most: number, sentence: string): boolean {
  const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > most);
  input.setCustomValidity(isTooLarge ? sentence : "");
  if (isTooLarge) input.reportValidity();
  return !isTooLarge;
}
