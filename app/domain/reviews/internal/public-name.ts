/** A customer's public name: the first name, and the first letter of the last one (`Ayesha K.`). */
export function publicName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const initial = words.length > 1 ? [...(words.at(-1) ?? "")][0] : undefined;
  return initial ? `${first} ${initial.toLocaleUpperCase("en")}.` : first;
}
