/**
 * The process that reads and draws pictures for a server, one at a time, apart from the threads that serve files and check passwords.
 * It is asked by messages and ends when the server does. Plain Node, because it is started by its path beside whatever bundle asks.
 */
import { constants, setPriority } from "node:os";
import sharp from "sharp";

/** Pixels by the header: more is in nobody's pocket, and an interlaced PNG is held whole while it is read. */
const [maxPixels, maxInterlacedPixels] = [25_000_000, 4_000_000];
const maxSeconds = 10;

sharp.cache(false);
sharp.concurrency(1); // the other cores belong to who orders
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Qualities that look alike; AVIF is drawn with little effort, which costs a few percent in size and saves most of the time. */
const looks = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/** The end marker of a JPEG, which some programs leave out. */
const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * Of a picture that somebody sent: judged by its header before a pixel is unpacked. Damage that browsers read over is read over, such as
 * stray bytes; of a JPEG that ends early nothing but its end marker may be missing.
 */
async function redraw(bytes, as) {
  const drawn = await redrawWith("error", bytes, as).catch((problem) => ({ problem }));
  if (!("problem" in drawn)) return drawn;
  if (!/premature end/i.test(drawn.problem?.message ?? "")) throw drawn.problem;
  return redrawWith("warning", Buffer.concat([bytes, endOfJpeg]), as);
}

async function redrawWith(failOn, bytes, as) {
  const options = { limitInputPixels: maxPixels, failOn };
  const header = sharp(bytes, { limitInputPixels: false, failOn });
  const { width, height, format, isProgressive } = await header.metadata();
  const pixels = width * height;
  if (pixels > maxPixels || (format === "png" && isProgressive && pixels > maxInterlacedPixels)) return { tooManyPixels: true };
  return { drawn: await as(sharp(bytes, options).timeout({ seconds: maxSeconds }).autoOrient()).toBuffer() };
}

/** The widths that lists show; larger ones are made at their first request, as of any picture. */
const listWidths = [160, 320];

/** The most that a picture on a card may weigh, bytes; its quality is lowered until it fits. */
const maxCardBytes = 5_000;

async function lightAvif(picture) {
  for (const quality of [52, 46, 40, 34]) {
    const bytes = await picture.clone().avif({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= maxCardBytes) return bytes;
  }
  return picture.clone().avif({ quality: 26, effort: 4 }).toBuffer();
}

async function drawOwn(svg) {
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(Buffer.from(svg)).resize(480, 480).extend({ left: 80, right: 80, background: none }).png().toBuffer();
  const sizes = [];
  for (const width of listWidths) {
    const small = sharp(drawn).resize({ width });
    sizes.push({ width, format: "webp", bytes: await small.clone().webp({ quality: 76 }).toBuffer() });
    sizes.push({ width, format: "avif", bytes: await lightAvif(small) });
  }
  return { whole: await sharp(drawn).webp({ quality: 88 }).toBuffer(), sizes };
}

const tasks = {
  square: ({ bytes, edge }) => redraw(bytes, (picture) => picture.resize(edge, edge, { fit: "cover" }).webp({ quality: 82 })),
  encode: ({ bytes, width, format }) =>
    redraw(bytes, (picture) => looks[format](picture.resize(width, width, { fit: "inside", withoutEnlargement: true }))),
  drawing: async ({ svg }) => ({ drawn: await drawOwn(svg) }),
};

process.on("message", ({ id, task, input }) => {
  tasks[task](input).then(
    (result) => process.send({ id, ...result }),
    (problem) => process.send({ id, problem: problem instanceof Error ? problem.message : String(problem) }),
  );
});
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined); // the server says when it ends
