import { darker, lighter } from "./colour.ts";
import { fillPath, round, strokePath } from "./svg.ts";

const ellipse = (rx: number, ry: number, fill: string) => `<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** One grain around 0,0, ten units to each side, in the colour of the goods. */
export const grainForms = {
  round: (colour: string) => ellipse(7.2, 6.2, colour),
  long: (colour: string) => ellipse(11.5, 3.6, colour),
  almond: (colour: string) =>
    fillPath("M-9 0C-5-6.5 5-6.5 10.5 0 5 6.5-5 6.5-9 0z", colour) +
    strokePath("M-7-1Q0-4 8 0M-7 1.5Q0 4 7 1.5", darker(colour, 0.35), 0.8),
  star: (colour: string) =>
    fillPath(
      "M0-10.5 2-3.5 7.5-7.5 3.5-2 10.5 0 3.5 2 7.5 7.5 2 3.5 0 10.5-2 3.5-7.5 7.5-3.5 2-10.5 0-3.5-2-7.5-7.5-2-3.5z",
      colour,
    ) +
    strokePath("M0-8V8M-8 0H8M-5-5 5 5M5-5-5 5", darker(colour, 0.4), 0.8) +
    circle(0, 0, 2.2, lighter(colour, 0.25)),
  leaf: (colour: string) =>
    fillPath("M-11 0C-6-6 5-6 11 0 5 6-6 6-11 0z", colour) +
    strokePath("M-10 0H10M-4 0l3-3M-4 0l3 3M2 0l3-2.5M2 0l3 2.5", lighter(colour, 0.4), 0.8),
  cashew: (colour: string) =>
    fillPath("M-9.5 2C-9.5-9 9.5-10 9.5 2c0 5.5-6.5 6.5-7 1.5C2 .5-3 .5-3 3.5-3.5 8.5-9.5 7.5-9.5 2z", colour) +
    strokePath("M-7 1C-6-6 5-7 7 0", lighter(colour, 0.5), 1.4, round),
  walnut: (colour: string) =>
    fillPath("M-9 1C-11-6-5-10-1-7.5 2-11 10-8 9-1 11 6 5 10 1 7.5-3 11-9 8-9 1z", colour) +
    strokePath("M0-7Q2-3 0 0t0 7M-5-5Q-2-3-5 0t1 5M5-5Q2-2 5.5 1t-1.5 4", darker(colour, 0.4), 1.2, round),
  pistachio: (colour: string) =>
    fillPath("M-10 0C-8-8 6-8 10 0 6 8-8 8-10 0z", "#e6d2a8") +
    fillPath("M-6-1Q1-8 10 0 1 5-6-1z", colour) +
    strokePath("M-9 1Q0 6 8 2", "#b99a63", 0.9),
  peanut: (colour: string) =>
    fillPath("M-11 0c0-6 7-7 10-3.5C2-7 11-6 11 0S2 7-1 3.5C-4 7-11 6-11 0z", colour) +
    strokePath("M-8-3.5Q-5 0-8 3.5M-5-5Q-2 0-5 5M3-4.5Q6 0 3 4.5M7-4Q9.5 0 7 4M-10 0H10", darker(colour, 0.3), 0.7),
  block: (colour: string) =>
    fillPath("M-9.5-4-2-8.5 9.5-5V5.5L1 9.5-9.5 5z", colour) +
    fillPath("M-9.5-4-2-8.5 9.5-5 1-1z", lighter(colour, 0.3)) +
    fillPath("M1-1 9.5-5V5.5L1 9.5z", darker(colour, 0.2)),
  thread: (colour: string) =>
    strokePath("M-12 3Q-5-6 1 0T12-4", colour, 1.8, round) + strokePath("M7-2Q10-5 12-4", lighter(colour, 0.5), 2.4, round),
  slice: (colour: string) =>
    fillPath("M-10.5-3C-5 4 5 4 10.5-3 10 9-10 9-10.5-3z", colour) + strokePath("M-10.5-3C-10 9 10 9 10.5-3", "#8a5a32", 1.8),
  stick: (colour: string) =>
    fillPath("M-12-4q0-1 1-1h22q2 2 0 4l1 1q0 4-2 4h-21q-2-4 0-5z", colour) +
    strokePath("M-11-.5H11", darker(colour, 0.45), 1.3) +
    strokePath("M-10-3.2H8", lighter(colour, 0.3), 0.8),
  chilli: (colour: string) =>
    fillPath("M-9-4C-2-4 6 0 12 6 2 7-8 4-9-4z", colour) +
    strokePath("M-6-1.5Q2 1 8 5", lighter(colour, 0.4), 0.9) +
    strokePath("M-9-3.5l-3.5-1.5", "#7a7a34", 2, round),
  pod: (colour: string) =>
    fillPath("M-11 0C-6-6.5 5-6.5 10 0 5 6.5-6 6.5-11 0z", colour) +
    strokePath("M-9 0H9M-8-1.5Q0-6 8-1M-8 1.5Q0 6 8 1", darker(colour, 0.3), 0.8),
  date: (colour: string) =>
    fillPath("M-11 0C-10-7 7-8 11 0 8 8-9 7-11 0z", colour) +
    strokePath("M-8-1Q-2-4 4-2M-7 2Q0 0 7 2M-4 4.5Q1 3 5 4", lighter(colour, 0.35), 0.9, round),
  clove: (colour: string) =>
    strokePath("M-10 1 3 0", colour, 3.6, round) +
    fillPath("M2-5 5-3 9-5 8-1.5 11 0 8 1.5 9 5 5 3 2 5z", darker(colour, 0.15)) +
    circle(6, 0, 2.4, lighter(colour, 0.3)),
  disc: (colour: string) =>
    circle(0, 0, 9, colour) +
    strokePath("M-6-4Q0-8 6-4M-7 2Q0 7 7 2", lighter(colour, 0.3), 1, round) +
    circle(0, 0, 2, darker(colour, 0.35)),
  wrinkled: (colour: string) =>
    ellipse(8.5, 6, colour) +
    strokePath("M-6-2Q-1-4 4-2M-5 2Q1 0 6 2", darker(colour, 0.35), 1, round) +
    strokePath("M-4-4Q0-5 3-4", lighter(colour, 0.4), 1, round),
  apricot: (colour: string) =>
    ellipse(9.5, 8.5, darker(colour, 0.12)) +
    ellipse(8.5, 7.5, colour) +
    strokePath("M-8 0Q0 3 8-1", darker(colour, 0.28), 1.1, round) +
    strokePath("M-5-4Q0-6 4-4", lighter(colour, 0.4), 1.4, round),
  flake: (colour: string) => fillPath("M-9-2-3-7 4-5 9-6 7 1 10 6 2 5-4 8-8 4z", colour),
  chickpea: (colour: string) =>
    fillPath("M-8 1C-8-6-2-8 2-7L8-8.5 7-3C9 3 5 8 0 8S-8 6-8 1z", colour) +
    strokePath("M1-6.5Q2.500-3 1.500 0", darker(colour, 0.22), 1, round) +
    strokePath("M-5-2Q-4-5-1-5.5", lighter(colour, 0.5), 1.2, round),
  bean: (colour: string) =>
    fillPath("M-9 2C-10-6-3-9 3-7.5 8-7 11-1 9 4 7 8 2 8 1 4 0 2-2 2-3 4-4 8-8.5 7-9 2z", colour) +
    strokePath("M-5-3Q0-6.5 6-3", lighter(colour, 0.4), 1.4, round),
  eyed: (colour: string) =>
    fillPath("M-9 2C-10-6-3-9 3-7.5 8-7 11-1 9 4 7 8 2 8 1 4 0 2-2 2-3 4-4 8-8.5 7-9 2z", colour) +
    circle(-1, 2.6, 2.6, "#2b2427"),
  rusk: (colour: string) =>
    `<rect x="-10.5" y="-6" width="21" height="12" rx="3" fill="${darker(colour, 0.3)}"/><rect x="-9.2" y="-4.8" width="18.4" height="9.6" rx="2" fill="${colour}"/>` +
    [-6, -2, 2, 6].map((x, at) => circle(x, at % 2 ? -1.5 : 1.5, 0.9, darker(colour, 0.2))).join(""),
  kernel: (colour: string) =>
    ellipse(9, 6.4, colour) +
    strokePath("M-8 .5Q0 2.5 8-.5", darker(colour, 0.3), 0.9) +
    strokePath("M-5-3Q-1-5 3-4", lighter(colour, 0.45), 1.2, round),
  seed: (colour: string) =>
    fillPath("M-9 0C-5-6.5 4-6 10 0 4 6-5 6.5-9 0z", colour) +
    strokePath("M-7 0C-4-4 3-4 8 0 3 4-4 4-7 0z", darker(colour, 0.22), 0.8),
  split: (colour: string) =>
    fillPath("M-8 2C-8-7 8-7 8 2 5 5-5 5-8 2z", colour) + strokePath("M-6 2.5Q0 5 6 2.5", lighter(colour, 0.4), 1.2, round),
  cookie: (colour: string) =>
    circle(0, 1, 9.5, darker(colour, 0.2)) +
    circle(0, 0, 9.5, colour) +
    [-4, 0, 4].map((x) => circle(x, -3, 0.8, darker(colour, 0.35)) + circle(x + 1, 3, 0.8, darker(colour, 0.35))).join(""),
  puff: (colour: string) =>
    circle(-4, 1, 5.5, colour) +
    circle(4, 2, 5, colour) +
    circle(0, -4, 5.5, colour) +
    strokePath("M-3 2Q0 4 3 1M0-3Q3-3 3-6", darker(colour, 0.18), 1.1, round),
  tamarind: (colour: string) =>
    fillPath("M-12 2C-10-7-5-5-2-6 2-8 9-7 12-1 12 4 8 3 5 2 1 1-2 3-5 6-9 8-12 6-12 2z", colour) +
    strokePath("M-9 0Q-6-4-3-3M0-4Q5-5 8-2", lighter(colour, 0.35), 1.2, round),
} as const satisfies Record<string, (colour: string) => string>;

/** What grains in a clear bag look like. */
export type GrainForm = keyof typeof grainForms;
