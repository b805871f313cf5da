import { ink, lighter } from "./colour.ts";
import { letter, letterInTwo, letterName } from "./lettering.server.ts";
import { clipped, drawEmoji, fillPath, type Ids, type Motif, strokePath } from "./svg.ts";

/** What stands on a pack. */
export type Label = {
  brand: string;
  /** the name without brand and size */
  line: string;
  /** "5 kg" */
  size: string;
  /** null: the lettering alone says what it is */
  motif: Motif | null;
  /** colour of the pack, of what sets it off, and of lettering on the pack */
  colour: string;
  accent: string;
  ink: string;
  /** which of the three faces, so that a shelf does not look stamped */
  face: number;
};

type Box = { x: number; y: number; width: number; height: number };

function backdropOf({ accent, face, motif }: Label, { x, y, width, height }: Box): string {
  const paper = lighter(accent, 0.82);
  if (!motif) {
    const band = (top: number, tall: number, fill: string) =>
      `<rect x="${x}" y="${y + height * top}" width="${width}" height="${height * tall}" fill="${fill}"/>`;
    return band(0.4, 0.4, accent) + band(0.425, 0.35, paper);
  }
  const [centre, right, bottom] = [x + width / 2, x + width, y + height];
  if (face === 0) {
    const wave = `M${x} ${y + height * 0.64}Q${centre} ${y + height * 0.34} ${right} ${y + height * 0.62}`;
    return fillPath(`${wave}V${bottom}H${x}z`, paper) + strokePath(wave, accent, 7);
  }
  if (face === 1) {
    const circle = (radius: number, fill: string) =>
      `<circle cx="${centre}" cy="${y + height * 0.63}" r="${Math.min(width, height * 0.84) * radius}" fill="${fill}"/>`;
    return circle(0.32, accent) + circle(0.275, paper);
  }
  const slope = (left: number, end: number, fill: string) =>
    fillPath(`M${x} ${y + height * left}L${right} ${y + height * end}V${bottom}H${x}z`, fill);
  return slope(0.74, 0.44, accent) + slope(0.79, 0.49, paper);
}

/** The printed face of a pack: brand, line, motif, size. */
export function printLabel(ids: Ids, label: Label, box: Box, within?: string): string {
  const { x, y, width, height } = box;
  const centre = x + width / 2;
  const at = (down: number, share: number, size: number) => ({
    x: centre,
    y: y + height * down,
    width: width * share,
    size: height * size,
  });
  const tag = { x: centre - width * 0.24, y: y + height * 0.87, width: width * 0.48, height: height * 0.105 };
  const size = label.size
    ? `<rect x="${tag.x}" y="${tag.y}" width="${tag.width}" height="${tag.height}" rx="${height * 0.02}" fill="#fff" opacity=".94"/>` +
      letter(label.size, at(0.95, 0.42, 0.075), ink)
    : "";
  return clipped(
    ids,
    within ?? `M${x} ${y}h${width}v${height}h${-width}z`,
    backdropOf(label, box) +
      (label.motif
        ? letterName(label, at(0.165, 0.86, 0.15), label.ink) +
          letterInTwo(label.line, at(0.285, 0.8, 0.072), label.ink) +
          drawEmoji(ids, label.motif, { x: centre, y: y + height * 0.64, size: Math.min(width * 0.62, height * 0.42) })
        : letter(label.line && label.brand, at(0.25, 0.86, 0.15), label.ink) +
          letterInTwo(label.line || label.brand, at(0.6, 0.84, 0.12), ink)) +
      size,
  );
}

/** The shop's own label, on what it packs itself. */
export function printShopLabel({ line, size }: Label, { x, y, width, height }: Box): string {
  const strip = (top: number, tall: number, corner: string) =>
    `<rect x="${x}" y="${y + height * top}" width="${width}" height="${height * tall}"${corner} fill="#4A1A5C"/>`;
  const scallops = Array.from(
    { length: 9 },
    (_, at) => `<circle cx="${x + (width * (at + 0.5)) / 9}" cy="${y + height * 0.27}" r="${width / 22}" fill="#FFC629"/>`,
  );
  const at = (down: number, share: number, tall: number) => ({
    x: x + width / 2,
    y: y + height * down,
    width: width * share,
    size: height * tall,
  });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="#fff"/>`,
    strip(0, 0.27, ' rx="5"') + strip(0.2, 0.07, "") + scallops.join(""),
    letter("taaza mandi", at(0.19, 0.8, 0.17), "#fff"),
    letterInTwo(line, at(0.63, 0.86, 0.2), ink),
    letter(size, at(0.93, 0.6, 0.15), "#5B4A62"),
  ].join("");
}
