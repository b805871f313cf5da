import { darker, inkOn, lighter } from "./colour.ts";
import type { BottleForm, DrawingOf } from "./drawing.ts";
import { letter, letterInTwo, letterName } from "./lettering.server.ts";
import { clipped, drawEmoji, fillPath, ground, type Ids, round, shade, strokePath } from "./svg.ts";

type Form = {
  outline: string;
  cap: { x: number; y: number; width: number; height: number };
  /** from where to where the label goes */
  label: { y: number; height: number };
};

const forms: Record<BottleForm, Form> = {
  soda: {
    outline: "M212 84h56v20c2 34 54 50 58 112v52q-10 18 0 36v92q0 34-34 34H188q-34 0-34-34v-92q10-18 0-36v-52c4-62 56-78 58-112z",
    cap: { x: 204, y: 44, width: 72, height: 44 },
    label: { y: 206, height: 96 },
  },
  water: {
    outline:
      "M206 78h68v22c2 30 50 40 50 92 0 20-12 20-12 36s12 16 12 36v136q0 30-30 30H186q-30 0-30-30V264c0-20 12-20 12-36s-12-16-12-36c0-52 48-62 50-92z",
    cap: { x: 200, y: 42, width: 80, height: 40 },
    label: { y: 246, height: 112 },
  },
  refill: {
    outline:
      "M204 76h72v22c6 24 94 22 98 76v40q-12 10 0 20v52q-12 10 0 20v52q-12 10 0 20v20q0 38-34 38H140q-34 0-34-38v-20q12-10 0-20v-52q12-10 0-20v-52q12-10 0-20v-40c4-54 92-52 98-76z",
    cap: { x: 194, y: 40, width: 92, height: 40 },
    label: { y: 238, height: 112 },
  },
  syrup: {
    outline: "M214 84h52v76c2 36 56 46 56 104v138q0 28-28 28H186q-28 0-28-28V264c0-58 54-68 56-104z",
    cap: { x: 208, y: 44, width: 64, height: 44 },
    label: { y: 258, height: 140 },
  },
  milk: {
    outline: "M196 92h88v34c4 44 48 64 48 116v156q0 32-32 32H180q-32 0-32-32V242c0-52 44-72 48-116z",
    cap: { x: 188, y: 54, width: 104, height: 42 },
    label: { y: 246, height: 146 },
  },
  squeeze: {
    outline: "M206 104h68l14 30c30 24 40 60 40 108v156q0 32-32 32H184q-32 0-32-32V242c0-48 10-84 40-108z",
    cap: { x: 198, y: 50, width: 84, height: 58 },
    label: { y: 214, height: 160 },
  },
  flat: {
    outline: "M164 132h152q22 0 22 26l-6 244q-2 28-28 28H176q-26 0-28-28l-6-244q0-26 22-26z",
    cap: { x: 186, y: 62, width: 108, height: 74 },
    label: { y: 186, height: 186 },
  },
  pump: {
    outline: "M178 150h124q34 6 34 44v200q0 36-36 36H180q-36 0-36-36V194q0-38 34-44z",
    cap: { x: 208, y: 116, width: 64, height: 38 },
    label: { y: 214, height: 168 },
  },
  angle: {
    outline: "M220 98h62l8 26q46 28 46 92v178q0 36-36 36H176q-34 0-34-34V236q0-72 70-106z",
    cap: { x: 212, y: 48, width: 78, height: 54 },
    label: { y: 224, height: 160 },
  },
  trigger: {
    outline: "M196 168q0-20 18-26h52q18 6 18 26c0 34 50 44 50 100v132q0 36-36 36H182q-36 0-36-36V268c0-56 50-66 50-100z",
    cap: { x: 210, y: 98, width: 60, height: 46 },
    label: { y: 262, height: 138 },
  },
  talc: {
    outline: "M186 116q54-26 108 0 30 14 30 56v220q0 44-42 44h-84q-42 0-42-44V172q0-42 30-56z",
    cap: { x: 200, y: 58, width: 80, height: 52 },
    label: { y: 176, height: 204 },
  },
  "roll-on": {
    outline: "M178 214h124q22 6 20 34l-10 160q-2 28-30 28h-84q-28 0-30-28l-10-160q-2-28 20-34z",
    cap: { x: 184, y: 86, width: 112, height: 126 },
    label: { y: 246, height: 140 },
  },
  can: {
    outline: "M176 84h128l22 34v278l-20 34H174l-20-34V118z",
    cap: { x: 176, y: 66, width: 128, height: 20 },
    label: { y: 124, height: 266 },
  },
  spray: {
    outline: "M172 172q0-26 36-40h64q36 14 36 40v240q-68 30-136 0z",
    cap: { x: 196, y: 86, width: 88, height: 50 },
    label: { y: 186, height: 204 },
  },
};

/** A label lower than this holds the brand and one line, no motif. */
const lowLabel = 120;

/** Slim bottles leave less room to letter. */
const slim = new Set<BottleForm>(["spray", "can"]);

function printOn(ids: Ids, pack: DrawingOf<"bottle">, { y, height }: Form["label"]): string {
  const most = slim.has(pack.form) ? 118 : 152;
  const at = (down: number, width: number, size: number) => ({
    x: 240,
    y: y + height * down,
    width: Math.min(width, most),
    size,
  });
  if (height < lowLabel)
    return (
      letter(pack.brand, at(0.52, 152, 44), pack.paperInk) +
      letter(pack.line || (pack.isClear ? "Water" : pack.size), at(0.82, 120, 22), pack.paperInk)
    );
  const motif = { x: 240, y: y + height * 0.775, size: Math.min(84, height * 0.38) };
  return [
    letterName(pack, at(0.26, 152, 42), pack.paperInk),
    letterInTwo(pack.line, at(0.47, 150, 19), pack.paperInk),
    drawEmoji(ids, pack.motif, motif),
  ].join("");
}

/** A bottle, from the soda's to the spray can. */
export function drawBottle(ids: Ids, pack: DrawingOf<"bottle">): string {
  const { outline, cap, label } = forms[pack.form];
  const band = (y: number, height: number, fill: string) =>
    `<rect x="120" y="${y}" width="240" height="${height}" fill="${fill}"/>`;
  return [
    ground(98, 432),
    `<rect x="${cap.x}" y="${cap.y}" width="${cap.width}" height="${cap.height}" rx="9" fill="${pack.cap}"/>`,
    strokePath(`M${cap.x} ${cap.y + cap.height - 10}h${cap.width}`, "#1a0a20", 5, 'stroke-opacity=".25"'),
    pack.form === "spray"
      ? fillPath("M214 88V62q0-10 10-10h32q10 0 10 10v26z", lighter(pack.cap, 0.25)) +
        '<circle cx="222" cy="66" r="5" fill="#fff"/>'
      : "",
    pack.form === "trigger"
      ? fillPath("M176 66q0-18 20-18h90q22 0 22 22v30h-98l-10 44h-22l8-44q-10-10-10-34zM150 62h26v24h-26z", pack.cap)
      : "",
    pack.form === "pump" ? strokePath("M240 116V74h-70q-10 0-10 14", pack.cap, 18, `${round} stroke-linejoin="round"`) : "",
    fillPath(outline, pack.glass, pack.isClear ? 'opacity=".82"' : ""),
    clipped(
      ids,
      outline,
      band(label.y, label.height, pack.paper) +
        band(label.y, 7, pack.accent) +
        band(label.y + label.height - 7, 7, pack.accent) +
        printOn(ids, pack, label),
    ),
    shade(outline),
    label.height < lowLabel && !pack.isClear
      ? ""
      : letter(pack.size, { x: 240, y: 420, width: 90, size: 20 }, pack.isClear ? pack.paper : inkOn(pack.glass)),
  ].join("");
}

/** Three of the bottles of a pack under its film; the band says what they are and how many. */
export function drawMultipack(ids: Ids, { count, ...pack }: DrawingOf<"multipack">): string {
  const bottle = (centre: number, down: number) =>
    `<g transform="translate(${centre - 168} ${down}) scale(.7)">${drawBottle(ids, { ...pack, shape: "bottle", line: "", size: "" })}</g>`;
  const film = "M40 176q200-24 400 0v252q-200 20-400 0z";
  return [
    ground(196, 434),
    bottle(190, 92) + bottle(290, 92) + bottle(122, 122) + bottle(240, 122) + bottle(358, 122),
    fillPath(film, "#fff", 'opacity=".24"') + strokePath("M60 176q60-12 130-14", "#fff", 7, `${round} stroke-opacity=".8"`),
    fillPath("M40 318q200 16 400 0v74q-200 16-400 0z", pack.paper),
    letter(`${pack.brand} × ${count}`, { x: 240, y: 374, width: 330, size: 46 }, pack.paperInk),
  ].join("");
}

const can =
  "M152 132q0-26 28-26h40q18 0 24 14h110q26 6 26 40v236q0 34-34 34H142q-34 0-34-34V204q0-40 44-46zM168 136q-6 0-6 10v8q0 12 12 12h40q12 0 12-12v-6q0-12-12-12z";

/** A can with a handle: cooking oil from 2 L. */
export function drawJerryCan(ids: Ids, pack: DrawingOf<"jerry-can">): string {
  const evenOdd = 'fill-rule="evenodd"';
  return [
    ground(136, 432),
    `<rect x="276" y="52" width="70" height="46" rx="8" fill="${pack.cap}"/>`,
    fillPath("M284 94h54v26h-54z", darker(pack.colour, 0.08)),
    fillPath(can, pack.colour, evenOdd) + fillPath(can, "url(#shade)", evenOdd),
    `<rect x="128" y="212" width="232" height="182" rx="8" fill="${pack.paper}"/>`,
    fillPath("M128 344q116-40 232-6v48q0 8-8 8H136q-8 0-8-8z", pack.accent),
    letterName(pack, { x: 244, y: 264, width: 200, size: 56 }, pack.paperInk),
    letterInTwo(pack.line, { x: 216, y: 306, width: 150, size: 24 }, pack.paperInk),
    letter(pack.size, { x: 176, y: 382, width: 80, size: 32 }, inkOn(pack.accent)),
    drawEmoji(ids, pack.motif, { x: 312, y: 334, size: 92 }),
  ].join("");
}
