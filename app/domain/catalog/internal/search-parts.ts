import { adjectives } from "../read-amount.ts";
import type { SearchTerm, SearchWords } from "../search-words.server.ts";
import { unitOf } from "../unit-words.ts";

/** The noun of a search, and its other words, which only give the kind or the packing. */
type Parts = { noun: string; rest: string };

const genitive = /^(.*\S)\s+(?:k[aei]|kay|wal[aei]|wal[ae]y)\s+(?!.*\s(?:k[aei]|kay|wal[aei]|wal[ae]y)\s)(\S.*)$/i;
const container = /^(.*\S)\s+(?:k[aei]|kay)\s+(\S+)$/i;

/** What is sold empty too: paper cups, lunch boxes. */
const goods = new Set(["cup", "box", "boxes", "bag", "bags", "jar", "jars", "tray", "trays"]);

const isPacking = (word: string): boolean => ["packet", "bunch"].includes(unitOf(word.toLowerCase())?.unit ?? "");

/** "Chawal ki bori" names chawal; null when the text does not end with what something is packed in. */
export function withoutContainer(text: string): Parts | null {
  const [, noun, packing] = container.exec(text) ?? [];
  return noun && packing && isPacking(packing) && !goods.has(packing.toLowerCase()) ? { noun, rest: packing } : null;
}

/** "Munh dhone ka sabun" names sabun; null without a genitive. */
export function withoutGenitive(text: string): Parts | null {
  const [, rest, noun] = genitive.exec(text) ?? [];
  return rest && noun ? { noun, rest } : null;
}

/** "Bara dabba doodh" names doodh; null when no word is a size or a packing, or all are. */
export function withoutPacking(text: string): Parts | null {
  const words = text.split(/\s+/).filter(Boolean);
  const isRest = (word: string) => isPacking(word) || adjectives.has(word.toLowerCase());
  const [thing, rest] = [words.filter((word) => !isRest(word)), words.filter(isRest)];
  return thing.length > 0 && rest.length > 0 ? { noun: thing.join(" "), rest: rest.join(" ") } : null;
}

/** The words that occur in the catalogue, folded, without the unknown one, which may be a brand it lacks. */
export function withoutUnknown(words: SearchWords | null): Parts | null {
  const isUnknown = (one: SearchTerm) => one.isUnknown === true || one.isMended === true;
  const [rest, thing] = [words?.asked.filter(isUnknown) ?? [], words?.asked.filter((one) => !isUnknown(one)) ?? []];
  const joined = (requested: readonly SearchTerm[]) => requested.map(({ typed }) => typed).join(" ");
  return rest.length === 1 && thing.length > 0 ? { noun: joined(thing), rest: joined(rest) } : null;
}
