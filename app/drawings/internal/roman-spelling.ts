/** Roman Urdu has no fixed spelling: these words as the rules of the drawings spell them. */
const known = [
  ...[
    "baingan",
    "seb",
    "lehsan",
    "adrak",
    "pyaz",
    "tamatar",
    "kheera",
    "gajar",
    "mooli",
    "shaljam",
    "chukandar",
    "karela",
    "bhindi",
  ],
  ...[
    "lauki",
    "kaddu",
    "arvi",
    "palak",
    "dhania",
    "podina",

    "sarson",
    "bathua",
    "nimbu",
    "shakarkandi",
    "makai",
    "phali",
  ],
  ...[
    "papita",
    "anaar",
    "amrood",
    "nashpati",
    "angoor",
    "kinnow",
    "mosambi",
    "tarbooz",
    "kharbooza",
    "khubani",
    "jamun",
    "falsa",
  ],
  ...["chiku", "sharifa", "khajoor", "anjeer", "nariyal", "kishmish", "akhrot", "badam", "pista", "chilgoza", "khopra"],
  ...["masoor", "moong", "lobia", "rajma", "besan", "maida", "chawal", "cheeni", "namak", "shakkar", "zeera", "saunf", "ajwain"],
  ...[
    "elaichi",
    "laung",
    "haldi",
    "kalonji",
    "imli",
    "javitri",
    "jaifal",
    "zafran",
    "doodh",
    "makhan",
    "paneer",
    "khoya",
    "anday",
  ],
  ...["murgh", "gosht", "qeema", "machli", "jheenga", "kabab", "paratha", "kulfi", "barfi", "jalebi", "achar", "sirka"],
  ...["sabun", "mehndi", "machis", "sheermal", "kulcha", "nankhatai", "sewai", "kahwa", "chai"],
];

/** What spellings of one word have in common: long and short vowels, doubled letters and an h behind a consonant are written as one likes. */
const foldOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ch/g, "c")
    .replace(/(?<=.)h/g, "")
    .replace(/q/g, "k")
    .replace(/w/g, "v")
    .replace(/ai|ay|ei|[eiy]+/g, "i")
    .replace(/au|ou|[ou]+/g, "u")
    .replace(/(.)\1+/g, "$1");

const byFold = new Map(known.map((word) => [foldOf(word), word]));

/** A name with its Roman Urdu words spelled as the rules of the drawings know them; all others as they are. */
export const respell = (name: string): string =>
  name.replace(/[a-z]{4,}/gi, (word) => {
    const found = byFold.get(foldOf(word));
    return found && found !== word.toLowerCase() ? found : word;
  });
