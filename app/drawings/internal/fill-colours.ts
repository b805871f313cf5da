type Row = readonly [word: RegExp, colour: string];

const colourFrom =
  (rows: readonly Row[], otherwise: string) =>
  (words: string): string =>
    rows.find(([word]) => word.test(words))?.[1] ?? otherwise;

/** The bar that lies before a box of soap. */
export const soapBar = colourFrom(
  [
    [/aloe|neem|herbal|cucumber|green/i, "#bfe0a8"],
    [/lux|rose/i, "#f6c3d6"],
    [/dettol|lemon|vim/i, "#f4d77a"],
    [/lifebuoy/i, "#e8605a"],
  ],
  "#fbf7ef",
);

/** What is in a bottle of a fizzy drink. */
export const sodaFill = colourFrom(
  [
    [/pakola|cream soda/i, "#49c26a"],
    [/sprite|7 ?up|dew|lemon|lime|green/i, "#4fae5a"],
    [/fanta|mirinda|orange|malta|mango/i, "#f28c13"],
    [/berry|pomegranate|anar|apple|\bred\b|\bsting\b|rose/i, "#b3122a"],
    [/soda water|tonic|ginger ale/i, "#cfe6ee"],
  ],
  "#2c0f0b",
);

/** What is in a bottle of sharbat or squash. */
export const syrupFill = colourFrom(
  [
    [/\blassi\b|labb?an\b|chaa?s\b|doodh|\bmilk\b/i, "#f7efdc"],
    [/badam|almond|thandai|elaichi/i, "#e9d3a0"],
    [/lemon|lime|nimb[ou]/i, "#e3d24a"],
    [/mango|aam\b|orange|peach|pineapple/i, "#f0a22a"],
    [/mint|pod+ina|sandal|green|kairi/i, "#8fae4a"],
    [/imli|jamun|falsa|bazoori|coffee/i, "#4a2030"],
  ],
  "#8f0f26",
);

/** What is in a bottle of sauce. */
export const sauceFill = colourFrom(
  [
    [/golden syrup|maple|molasses/i, "#c8861f"],
    [/soy|oyster|worcester|bbq|barbecue|teriyaki|imli|tamarind/i, "#3a2016"],
    [/(white|safa?[ie]+d|synthetic).*(vinegar|sirka)|(vinegar|sirka).*(white|safa?[ie]+d)/i, "#e6eef0"],
    [/vinegar|sirka/i, "#d9a85a"],
    [/chill?i|mirch/i, "#c4201c"],
    [/mustard|mango/i, "#e0a81f"],
    [/green|mint|jalape/i, "#5f8f2f"],
    [/mayo|ranch|tahini|garlic|tartar/i, "#f3e7c4"],
  ],
  "#c4201c",
);

/** What is in a jar. */
export const jarFill = colourFrom(
  [
    [/peanut/i, "#c98f4f"],
    [/mayo|cream|chicken|coconut/i, "#fff3d2"],
    [/tomato|tamatar/i, "#c4301c"],
    [/honey|sheh?ad|ghee|marmalade|orange|apricot/i, "#e0941f"],
    [/coffee|nescaf|nutella|cocoa|chocolate/i, "#4a2616"],
    [/ginger|garlic|adrak|lehsan/i, "#e9d9b0"],
    [/pickle|achar|paste|peanut|masala/i, "#c06a1c"],
    [/mango/i, "#e8a52a"],
    [/olive|green|mint/i, "#6f8430"],
  ],
  "#b21f3a",
);
