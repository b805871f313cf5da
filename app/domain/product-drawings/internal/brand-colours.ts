import { randomOf } from "./random.ts";

/** Colour of a pack and of what sets it off. */
export type ColourPair = readonly [pack: string, accent: string];

/** Brands that are known by their colours. */
const known: Record<string, ColourPair> = {
  Sunridge: ["#0B6B4F", "#FFC629"],
  Ashrafi: ["#b5461c", "#FFC629"],
  Guard: ["#1b6e3c", "#e8b931"],
  Falak: ["#14306e", "#d9a521"],
  Dalda: ["#FFC629", "#1b6e3c"],
  Sufi: ["#d8261c", "#FFC629"],
  Habib: ["#1D4FA3", "#FFC629"],
  Eva: ["#6a1f7a", "#FFC629"],
  Meezan: ["#0d7a3f", "#f6d04d"],
  Shan: ["#c8102e", "#f4a11a"],
  National: ["#d9252a", "#1b7a3a"],
  Rafhan: ["#1D4FA3", "#FFC629"],
  Tapal: ["#8e1b1b", "#e2a21b"],
  Lipton: ["#FFC629", "#c8102e"],
  "Olper's": ["#c8102e", "#7fb6e8"],
  Nestlé: ["#0f5fae", "#e8eef5"],
  "Nestlé MilkPak": ["#0b7a46", "#e4f2d6"],
  Dayfresh: ["#1668b8", "#8fd16a"],
  Nurpur: ["#0e4ea0", "#f0c419"],
  Prema: ["#0a6f3d", "#f2b8c6"],
  Lurpak: ["#c9d3da", "#14306e"],
  "Coca-Cola": ["#d3121a", "#ffffff"],
  Sprite: ["#0a8f45", "#f7e017"],
  Pepsi: ["#0c3e93", "#d3121a"],
  "7UP": ["#0f8a3c", "#f7e017"],
  "Mountain Dew": ["#2c9a34", "#d3121a"],
  Pakola: ["#0b8f52", "#ffffff"],
  Hamdard: ["#a8142e", "#f4d06f"],
  Qarshi: ["#b0112b", "#7cc04f"],
  "Young's": ["#1D4FA3", "#FFC629"],
  Shangrila: ["#c8102e", "#FFC629"],
  "Mitchell's": ["#8a1538", "#FFC629"],
  Knorr: ["#0a7a3a", "#FFC629"],
  "Lay's": ["#e8a712", "#c8102e"],
  Kurkure: ["#e0661a", "#2c9a34"],
  Kolson: ["#c8102e", "#1D4FA3"],
  "Peek Freans": ["#d3121a", "#FFC629"],
  LU: ["#c8102e", "#1D4FA3"],
  Colgate: ["#d3121a", "#ffffff"],
  Sensodyne: ["#f4f6fa", "#1D4FA3"],
  Medicam: ["#0b7a46", "#ffffff"],
  Lux: ["#d0699b", "#f7d7e4"],
  Lifebuoy: ["#c8102e", "#ffffff"],
  Dettol: ["#0a7a3a", "#e8eef5"],
  Safeguard: ["#e9f1ee", "#0a8f6a"],
  Dove: ["#f3f5f9", "#14306e"],
  Sunsilk: ["#2a1a2e", "#c89a3a"],
  "Surf Excel": ["#1450a8", "#e2343a"],
  Ariel: ["#0d7a46", "#e2343a"],
  Brite: ["#1f77c9", "#f2b816"],
  Harpic: ["#17479e", "#c8102e"],
  Vim: ["#138a43", "#f7e017"],
  "Lemon Max": ["#f2d21b", "#138a43"],
  "Rose Petal": ["#d1477e", "#f7d7e4"],
  Philips: ["#0b5ed7", "#ffffff"],
  Molfix: ["#0f8fa8", "#f4a11a"],
  Pampers: ["#0f9aa8", "#f7d94c"],
  Cadbury: ["#4b1a78", "#d9a521"],
  "K&N's": ["#c8102e", "#FFC629"],
  Dawn: ["#d6202b", "#FFC629"],
  "Bunny's": ["#1D4FA3", "#FFC629"],
  "Wall's": ["#c8102e", "#f7e3c0"],
  Marhaba: ["#b5651d", "#f4d06f"],
  Tang: ["#f28c13", "#2c9a34"],
  Nutella: ["#f6efe6", "#c8102e"],
  Johnson: ["#f7d94c", "#1D4FA3"],
  Nescafé: ["#b01e23", "#3b1d12"],
  "Bake Parlor": ["#c8102e", "#FFC629"],
};

/** For all other brands; which one follows from the name, so a brand keeps its colours. */
const others: readonly ColourPair[] = [
  ["#0B6B4F", "#FFC629"],
  ["#1D4FA3", "#FFD97A"],
  ["#BE2420", "#FFC629"],
  ["#6B2A85", "#ffd97a"],
  ["#C25A12", "#fff1c7"],
  ["#0f7d8c", "#ffe08a"],
  ["#8a1538", "#f4c7a1"],
  ["#3d5a1f", "#f0d060"],
];

/** The colours of a brand, by its whole name or the first word of it. */
export function brandColours(brand: string): ColourPair {
  const found = known[brand] ?? known[brand.split(" ")[0] ?? ""];
  return found ?? others[Math.floor(randomOf(brand)() * others.length)] ?? ["#0B6B4F", "#FFC629"];
}
