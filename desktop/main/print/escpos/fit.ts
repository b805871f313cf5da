/** Wraps text at its spaces into lines of at most `width` letters; a longer word is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (let word of text.split(" ").filter(Boolean)) {
    if (line && line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      if (line) lines.push(line);
      while (word.length > width) {
        lines.push(word.slice(0, width));
        word = word.slice(width);
      }
      line = word;
    }
  }
  return [...lines, ...(line || lines.length === 0 ? [line] : [])];
}

/** Aligns text at the left and at the right of a line; when both do not fit, the right one is below. */
export function spread(left: string, right: string, width: number): string[] {
  const gap = width - left.length - right.length;
  if (gap >= 1) return [left + " ".repeat(gap) + right];
  const lefts = wrap(left, width);
  const last = lefts.at(-1) ?? "";
  const available = width - last.length - right.length;
  if (available >= 1) return [...lefts.slice(0, -1), last + " ".repeat(available) + right];
  return [...lefts, ...wrap(right, width).map((line) => line.padStart(width))];
}
