export const product = {
  title: "{name} price in {city}",
  brand: "Brand",
  size: "Pack",
  quality: "Quality",
  "quality.A": "A – Premium",
  "quality.B": "B – Standard",
  "quality.C": "C – Basic",
  related: "From the same shelf",
} as const;
