import { fillPath, round, strokePath } from "./svg.ts";

/** Leaves of a bunch, in a box of 100 around 0,0, in the colour of the bunch. */
export const leaves = {
  coriander: (colour: string) =>
    fillPath("M0 22C-3 8-8 4-20 8-30 2-26-12-16-12-22-26-8-34 0-26 8-34 22-26 16-12 26-12 30 2 20 8 8 4 3 8 0 22z", colour) +
    strokePath("M0 20V-20M0 2-14-4M0 2 14-4", "#fff", 2.4, 'stroke-opacity=".25"'),
  spinach: (colour: string) =>
    fillPath("M0 52C-30 34-34-8 0-52 34-8 30 34 0 52z", colour) +
    strokePath("M0 50V-42M0 24-16 8M0 24 16 8M0 2-13-14M0 2 13-14", "#dff3d8", 2.6, 'stroke-opacity=".55"'),
  mint: (colour: string) =>
    fillPath(
      "M0 30C-9 27-11 24-14 22-18 18-17 14-20 8-19 2-22-2-18-8-17-15-13-17-12-22-7-28 0-34 0-34 0-34 7-28 12-22 13-17 17-15 18-8 22-2 19 2 20 8 17 14 18 18 14 22 11 24 9 27 0 30z",
      colour,
    ) + strokePath("M0 28V-26M0 12-11 2M0 12 11 2M0-4-9-12M0-4 9-12", "#fff", 2.2, 'stroke-opacity=".3"'),
  curry: (colour: string) =>
    strokePath("M0 40V-40", "#5f8a3a", 2.6) +
    [-34, -18, -2, 14, 30]
      .map((y) =>
        fillPath(
          `M0 ${y}Q10 ${y - 16} 26 ${y - 12} 18 ${y + 2} 0 ${y}zM0 ${y}Q-10 ${y - 16}-26 ${y - 12}-18 ${y + 2} 0 ${y}z`,
          colour,
        ),
      )
      .join("") +
    fillPath("M0-38Q-8-52 0-60 8-52 0-38z", colour),
  fenugreek: (colour: string) =>
    `<ellipse cx="-15" cy="4" rx="14" ry="17" fill="${colour}"/><ellipse cx="15" cy="4" rx="14" ry="17" fill="${colour}"/>` +
    `<ellipse cx="0" cy="-18" rx="14" ry="17" fill="${colour}"/>${strokePath("M0 24V-12", "#fff", 2, 'stroke-opacity=".3"')}`,
};

/** The name of a leaf. */
export type Leaf = keyof typeof leaves;

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const tuft = (path: string, width: number) => strokePath(path, "#3a9a3d", width, round);

const carrot = () =>
  fillPath("M-16-22C-20 4-8 36 0 50 8 36 20 4 16-22 10-30-10-30-16-22z", "#e2502f") +
  fillPath("M-16-22C-20 4-8 36 0 50 2 30-8 6-5-26-10-26-14-25-16-22z", "#f47a4c") +
  strokePath("M3-8h11M-14 6H-4M2 18h8", "#b93a1f", 2.6, round) +
  tuft("M0-24C-16-38-14-48-10-53M0-24C-2-44 0-50 2-57M0-24C12-38 14-46 13-51", 7);

const chilli = (light: boolean) =>
  fillPath("M-40 30C-20 34 26 12 38-26 40-34 30-38 24-32 6-10-16 14-40 30z", light ? "#3fae3d" : "#2f9a3f") +
  strokePath("M-28 25C-6 20 22-2 32-24", "#c9f29a", 4, `stroke-opacity=".75" ${round}`) +
  fillPath("M23-34q8-6 16 2l-1 6q-8-8-16-2z", "#1f7a35") +
  strokePath("M33-34q2-10 10-13", "#1f7a35", 5, round);

const okra = () =>
  fillPath("M-6-34C-16-10-12 20 0 48 12 20 16-10 6-34z", "#5fae3f") +
  strokePath("M0-34V44", "#3c8a2c", 3.4) +
  strokePath("M-6-30C-10-6-8 18-2 40M6-30C10-6 8 18 2 40", "#8fd366", 2.6) +
  fillPath("M-12-36q12-8 24 0l-5 7H-7z", "#3c8a2c") +
  strokePath("M0-40v-10", "#3c8a2c", 6, round);

const radish = () =>
  fillPath("M-13-24C-18 6-8 34 0 50 8 34 18 6 13-24z", "#fbfaf4") +
  fillPath("M-13-24C-18 6-8 34 0 50 2 30-6 4-4-26z", "#e2e4d8") +
  tuft("M0-22C-18-40-14-50-8-54M0-22C0-44 2-50 4-58M0-22C14-40 16-46 14-52", 8);

/** A root with a top of another colour: turnip, beetroot. */
const root = (skin: string, top: string) => () =>
  fillPath("M0 50C-4 36-38 30-38 0-38-22-18-28 0-28S38-22 38 0C38 30 4 36 0 50z", skin) +
  fillPath("M-38 0C-38-22-18-28 0-28S38-22 38 0C20 8-20 8-38 0z", top) +
  tuft("M0-26C-16-40-12-50-8-54M0-26V-58M0-26C14-40 14-48 14-52", 8);

const pumpkin = () => {
  const ribs: [number, number, string][] = [
    [-30, 17, "#d9781c"],
    [30, 17, "#c96a14"],
    [-17, 20, "#ee9430"],
    [17, 20, "#e58724"],
    [0, 19, "#f5a545"],
  ];
  return (
    ribs.map(([x, width, fill]) => `<ellipse cx="${x}" cy="8" rx="${width}" ry="36" fill="${fill}"/>`).join("") +
    strokePath("M-12-16q-6 20 0 44", "#ffd08a", 3.4, round) +
    fillPath("M-6-24q2-16-4-24l11-3q4 14 6 27z", "#5d8f3d")
  );
};

const gourd = () =>
  fillPath("M-6-46C-10-24-20-6-20 20-20 42-10 52 0 52S20 42 20 20C20-6 10-24 6-46z", "#a9d67c") +
  fillPath("M-6-46C-10-24-20-6-20 20-20 42-10 52-4 52-14 34-12 0-1-46z", "#83bd5a") +
  strokePath("M8-4q7 20 3 40", "#e6f7c8", 4, round) +
  strokePath("M0-44q0-9 6-12", "#5d8f3d", 6, round);

const bitterGourd = () =>
  fillPath(
    "M0-52q5 4 8 10 5 1 5 8 5 3 4 10 4 5 2 11 3 6 0 12 1 7-3 11 0 7-5 10-1 8-5 11-2 9-6 19-4-10-6-19-4-3-5-11-5-3-5-10-4-4-3-11-3-6 0-12-2-6 2-11-1-7 4-10 0-7 5-8 3-6 8-10z",
    "#5fa838",
  ) +
  strokePath(
    "M0-46q-3 20 0 44t0 44M-8-34q-5 16-2 34t4 32M8-34q5 16 2 34t-4 32",
    "#3f7f25",
    2.6,
    `${round} stroke-dasharray="7 4"`,
  ) +
  strokePath("M-4-38q-4 18-1 38t2 32M4-38q4 18 1 38t-2 32", "#a5d67a", 2.2, `${round} stroke-dasharray="5 6"`) +
  strokePath("M0-50q0-6 5-9", "#4a7a2f", 5, round);

const cauliflower = () => {
  const outer = [
    [-36, 12, -38],
    [36, 12, 38],
    [-22, 26, -16],
    [22, 26, 16],
  ] as const;
  const curds = [
    [-20, -8, 17],
    [20, -8, 17],
    [0, -22, 18],
    [-12, -24, 14],
    [14, -24, 14],
    [0, -4, 21],
    [-24, 8, 13],
    [24, 8, 13],
    [-8, 12, 15],
    [12, 12, 15],
  ] as const;
  const tones = ["#f4ead0", "#fff8e6", "#fbf1da"];
  const leaf = ([x, y, turn]: (typeof outer)[number]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fillPath("M0 30C-24 16-22-18 0-42 22-18 24 16 0 30z", x < 0 ? "#6cb851" : "#57a343")}</g>`;
  return (
    outer.map(leaf).join("") +
    curds
      .map(
        ([x, y, radius], at) => circle(x, y, radius, tones[at % 3] ?? "#fff8e6") + circle(x - 3, y - 4, radius * 0.45, "#fffdf5"),
      )
      .join("") +
    fillPath("M-34 20Q-20 52 0 52T34 20Q16 36 0 34T-34 20z", "#79c45c")
  );
};

const cabbage = () =>
  `<circle r="46" fill="#9fd37a"/>` +
  fillPath("M-46 4C-30-40 10-46 30-34 6-34-18-6-22 40-36 34-46 20-46 4z", "#c6e9a4") +
  fillPath("M46 2C40-24 16-34-4-30 20-20 30 10 16 42 34 38 46 22 46 2z", "#86c263") +
  strokePath("M-6 46C-14 10 0-18 20-34M8 44C14 18 12 0 4-16M-30 26C-28 6-20-10-8-22", "#eefbdc", 3);

const banana = () => {
  const fruits: [number, string][] = [
    [-22, "#e9ac1c"],
    [-8, "#f6c22a"],
    [8, "#fbd03f"],
    [24, "#ffdb58"],
  ];
  const fruit = ([turn, colour]: [number, string]) =>
    `<g transform="rotate(${turn} -4 -44)">${fillPath("M-8-46C-18-14-10 26 26 44 32 46 36 42 32 37 12 20 4-10 4-46z", colour)}` +
    `${strokePath("M-4-40C-10-10 0 22 26 40", "#fff0a8", 3.4, `stroke-opacity=".75" ${round}`)}${fillPath("M26 44c6 2 10-2 6-7l-4 1z", "#5a3a12")}</g>`;
  return (
    fruits.map(fruit).join("") +
    fillPath("M-14-58q10-6 20 0l3 20q-12 8-26 0z", "#a87f22") +
    fillPath("M-13-58q9-6 18 0l-1 5q-8-5-16 0z", "#5a3a12")
  );
};

const pomegranate = () =>
  `<circle cy="6" r="42" fill="#c92b3d"/>` +
  fillPath("M-40 8A42 42 0 0 1-4-36C-24-16-28 16-12 46A42 42 0 0 1-40 8z", "#e5596a") +
  fillPath("M-14-32l-4-18 11 7 7-11 7 11 11-7-4 18z", "#a81f31");

/** A dark stone fruit without leaves: plum, jamun. */
const plum = (skin: string, light: string) => () =>
  `<ellipse cy="4" rx="38" ry="42" fill="${skin}"/>${fillPath("M-34 8A38 42 0 0 1-4-38C-22-16-24 18-12 42A38 42 0 0 1-34 8z", light)}` +
  strokePath("M0-38q2-8 8-12", "#5d4a2a", 5, round) +
  strokePath("M10-28q10 26 0 62", "#1a0a20", 2.6, 'stroke-opacity=".25"');

/** A round fruit with knobs in rows: custard apple, jackfruit. */
const knobbed = (skin: string, knob: string) => () => {
  const knobs = [-30, -15, 0, 15, 30].flatMap((y, row) =>
    [-28, -14, 0, 14, 28]
      .map((x) => x + (row % 2) * 7)
      .filter((x) => x * x + y * y < 1500)
      .map((x) => circle(x, y + 4, 8.5, knob)),
  );
  return `<circle cy="4" r="42" fill="${skin}"/>${knobs.join("")}${strokePath("M0-38q2-8 8-12", "#5d4a2a", 6, round)}`;
};

const dragonFruit = () =>
  `<ellipse cy="6" rx="36" ry="42" fill="#d81f6f"/>` +
  [-2, -1, 0, 1, 2]
    .map((at) => fillPath(`M${at * 15 - 7}-20q${7 + at * 4}-30 ${7 + at * 7}-32 4 16 ${7 - at * 6} 32z`, "#6fae3a"))
    .join("") +
  [
    [-18, 6],
    [14, -2],
    [-2, 24],
    [20, 24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fillPath(`M${x - 8} ${y + 10}q2-18 10-20 6 12 6 20z`, "#f06aa6") + fillPath(`M${x} ${y - 6}l3-8 4 8z`, "#8fc04a"),
    )
    .join("");

const springOnion = () =>
  strokePath("M-2 30C-6 0-22-20-20-50M0 30C0 0-2-30-4-54M2 30C8 0 10-26 18-50", "#3f9f3f", 7, round) +
  strokePath("M0 30C2 4 4-24 8-44", "#7cc85a", 4, round) +
  fillPath("M-6 12C-12 30-12 42 0 46 12 42 12 30 6 12z", "#fdfcf5") +
  strokePath("M-4 46l-3 7M0 46v8M4 46l3 7", "#d9cfae", 2, round);

/** A long thin pod, hung like a bow: beans, drumsticks. */
const pod = (skin: string, light: string) => () =>
  strokePath("M-46 14C-16 16 20 6 46-12", skin, 8.5, round) +
  strokePath("M-40 12C-14 13 18 4 40-10", light, 2, round) +
  strokePath("M-26 14q4-3 8-1M-4 11q4-3 8-2M18 4q4-4 8-4", light, 2.4, `${round} stroke-opacity=".6"`);

const asparagus = () =>
  strokePath("M0 48V-24", "#6fae4a", 12) +
  fillPath("M-7-20C-12-40-4-52 0-56 4-52 12-40 7-20z", "#4a8f3a") +
  strokePath("M-5-24l10-8M5-34l-8-7M-5 2l6-6M5 20l-6-6", "#3f7a2f", 2.4, round);

const sugarcane = () =>
  strokePath("M0 50V-50", "#a9b84a", 15) +
  strokePath("M-4 48V-48", "#d5df86", 3.4) +
  strokePath("M-8 24H8M-8-2H8M-8-28H8", "#7a8a2f", 3.4);

/** A berry of many drops: mulberry, blackberry. */
const dropBerry = (skin: string, light: string) => () =>
  [-24, -8, 8, 24]
    .flatMap((y, row) =>
      [-18, 0, 18].map((x) => circle(x * (row === 3 ? 0.6 : 1), y + 6, 12.5, (row + x) % 4 === 0 ? light : skin)),
    )
    .join("") + strokePath("M0-28q2-10 8-14", "#5d8f3d", 5, round);

const ridgeGourd = () =>
  fillPath("M-4-50C-18-24-20 20 0 50 20 20 18-24 4-50z", "#5f9f3f") +
  strokePath("M-3-46C-14-18-12 20-2 46M0-46V48M3-46C14-18 12 20 2 46", "#a5d67a", 2.8) +
  strokePath("M0-48q0-6 4-9", "#4a7a2f", 6, round);

/** Vegetables and fruit that no emoji draws well, in a box of 100 around 0,0; `light` is every other piece of a heap. */
export const drawnProduce = {
  asparagus,
  banana,
  beetroot: root("#8f1f4a", "#6f1538"),
  bean: pod("#4f9a3a", "#a5d67a"),
  "bitter-gourd": bitterGourd,
  cabbage,
  carrot,
  cauliflower,
  chiku: plum("#8a6238", "#b48a5a"),
  chilli,
  "custard-apple": knobbed("#6f9a45", "#a9c97a"),
  "dragon-fruit": dragonFruit,
  drumstick: pod("#4a7a3a", "#7fae63"),
  "fresh-date": plum("#7a3b1a", "#a5602f"),
  gourd,
  jackfruit: knobbed("#7a8a34", "#a8b04f"),
  jamun: plum("#3a1a4a", "#5b2f70"),
  jujube: plum("#8f8a2c", "#bdb855"),
  loquat: plum("#f0a83a", "#f9cd7a"),
  mulberry: dropBerry("#3a1636", "#6a3060"),
  okra,
  plum: plum("#8a1f4a", "#b5416f"),
  pomegranate,
  pumpkin,
  radish,
  "ridge-gourd": ridgeGourd,
  "spring-onion": springOnion,
  sugarcane,
  turnip: root("#f6f1ee", "#b0579c"),
} as const satisfies Record<string, (light: boolean) => string>;

/** The name of a drawn vegetable or fruit. */
export type DrawnProduce = keyof typeof drawnProduce;
