/** What a word of the zones' names is called in Roman Urdu, or by those who write it otherwise. */
const otherWords: Readonly<Record<string, string>> = {
  bypass: "bai pass",
  cantt: "cantonment chaoni chhawni",
  chowk: "chok chauk",
  eidgah: "idgah",
  estate: "area",
  fort: "qila",
  garden: "bagh",
  gate: "darwaza darwazay",
  ghanta: "clock",
  ghar: "tower",
  industrial: "sanati",
  katchery: "kachehri kutchery court",
  market: "bazar",
  new: "naya nai nayi",
  no: "number nambar",
  north: "shumali",
  northern: "shumali",
  officers: "afsar",
  road: "sarak rd",
  shehr: "shehar",
  southern: "junubi",
  timber: "lakri lakkar",
};

/**
 * A text as its sounds: lower case, letters and digits apart, one spelling of what Roman Urdu writes in several
 * ("Shaah", "shah"; "Gulghasht", "gulgasht").
 */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/([a-z])[''’`]+(?=[a-z])/g, "$1")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, "$& ")
    .replace(/ee/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/([bcdgjkpt])h/g, "$1")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/q/g, "k")
    .replace(/([a-z])\1+/g, "$1")
    .trim();

type Named = { name: string; aliases: readonly string[] };

/** All the words that a zone is found by, each preceded by a blank. */
function wordsOf({ name, aliases }: Named): string {
  const others = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => otherWords[word] ?? []);
  return ` ${[name, ...aliases, ...others].map(folded).join(" ")}`;
}

/**
 * The zones whose name, alias or Roman-Urdu word begins with each word of a search, in any spelling ("gulshan", "delhi darwaza",
 * "chungi number 6"), or whose name contains it unbroken ("pakgate"). Those whose name begins with the search come first; all of
 * them for an empty one.
 */
export function searchZones<Zone extends Named>(zones: readonly Zone[], search: string): Zone[] {
  const wanted = folded(search.slice(0, 100));
  if (wanted === "") return search.trim() === "" ? [...zones] : [];
  const joined = wanted.replaceAll(" ", "");
  const found = zones.filter((zone) => {
    const words = wordsOf(zone);
    return (
      wanted.split(" ").every((word) => words.includes(` ${word}`)) || folded(zone.name).replaceAll(" ", "").includes(joined)
    );
  });
  const rank = ({ name }: Zone) => Number(!folded(name).startsWith(wanted));
  return found.sort((one, other) => rank(one) - rank(other));
}
