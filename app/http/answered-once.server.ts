import { createHash } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { cookieOf } from "./cookies.server.ts";

type Action = (args: ActionFunctionArgs) => unknown;

/** What an action returned or threw. */
type Settled = { given: unknown; isThrown: boolean };
type Answer = { until: number; settled: Promise<Settled> };

/** So long a repeat is answered with a first result that leads elsewhere, and with one that shows a page, milliseconds. */
const [redirectLasts, pageLasts] = [24 * 3_600_000, 60_000];

/** The most answers that are remembered; the oldest go first. */
const most = 5_000;

/** Of a body that is larger only the beginning is read here: the rest is left to its reader, who bounds how many are read at once, bytes. */
const small = 256 * 1024;

/** So far into a large body the key is looked for, bytes: it stands in the first part of a form. */
const beginning = 4 * 1024;

/** As the guard and the guest's cart name them, whose modules know the database. */
const identities = ["session", "device"];

const answers = processWide("answered-once", () => new Map<string, Answer>());

/**
 * The action of a route, done once for two equal posts that carry the same save key, at once or one after the other: the second gets the
 * first's result, as a press does whose answer was lost. Equal means the same session or device, address and body; without either
 * cookie the same network address and browser; of a body above 256 KiB its length counts in place of its content. What is
 * refused or fails is forgotten when it is answered. Remembered in this process: a redirect for a day, a page for a minute.
 */
export function answeredOnce<Wrapped extends Action>(action: Wrapped): Wrapped {
  const answer: Action = async (args) => {
    const { name, request } = await recognise(args.request);
    if (name === null) return action({ ...args, request });
    const known = answers.get(name);
    if (known && Date.now() < known.until) return giveCopy(await known.settled);
    const settled = settle(() => action({ ...args, request }));
    remember(name, { until: Date.now() + redirectLasts, settled });
    const first = await settled;
    keepOrForget(name, first);
    return giveCopy(first);
  };
  return answer as Wrapped;
}

async function settle(act: () => unknown): Promise<Settled> {
  try {
    return { given: await act(), isThrown: false };
  } catch (given) {
    return { given, isThrown: true };
  }
}

function remember(name: string, answer: Answer): void {
  answers.delete(name); // an expired one would keep its old place
  answers.set(name, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= most) break;
    answers.delete(oldest);
  }
}

function keepOrForget(name: string, { given, isThrown }: Settled): void {
  const known = answers.get(name);
  const status = statusOf(given);
  if (status >= 400 || (isThrown && !(given instanceof Response))) answers.delete(name);
  else if (known && (status < 300 || status === 304)) known.until = Date.now() + pageLasts;
}

/** The status of what an action gave: a response, or data with or without one. */
function statusOf(given: unknown): number {
  if (given instanceof Response) return given.status;
  const init = typeof given === "object" && given !== null && "init" in given ? (given.init as ResponseInit | null) : null;
  return init?.status ?? 200;
}

/** A response is read once: each who asks gets its own. */
function giveCopy({ given, isThrown }: Settled): unknown {
  const copy = given instanceof Response ? given.clone() : given;
  if (isThrown) throw copy;
  return copy;
}

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

type Recognised = { name: string | null; request: Request };

/** What a post is known by, null without a save key; and the request to go on with. No browser sends a form without its length. */
async function recognise(request: Request): Promise<Recognised> {
  const type = request.headers.get("Content-Type") ?? "";
  const length = Number(request.headers.get("Content-Length") ?? 0);
  if (!isForm.test(type) || !request.body || length === 0) return { name: null, request };
  if (length >= small) return recogniseLarge(request, request.body, length);
  const read = await request
    .clone()
    .arrayBuffer()
    .catch(() => null); // cut off: who reads the form says so
  const body = read && Buffer.from(read);
  if (!body?.includes(saveKeyName)) return { name: null, request };
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]; // every browser makes a new one for each post
  const text = body.toString("latin1");
  return { name: nameOf(request, boundary ? text.replaceAll(boundary, "") : text), request };
}

const keyInBody = new RegExp(`\\b${saveKeyName}(?:"\\r\\n\\r\\n|=)([\\w.]{8,60})\\b`);

async function recogniseLarge(request: Request, body: ReadableStream<Uint8Array>, length: number): Promise<Recognised> {
  const { chunks, rest } = await readBeginning(body);
  const key = keyInBody.exec(Buffer.concat(chunks).subarray(0, beginning).toString("latin1"))?.[1];
  const whole = new Request(request, { body: rest, duplex: "half" });
  return { name: key ? nameOf(request, `${key} ${length}`) : null, request: whole };
}

/** The first chunks of a stream, and the whole stream again. */
async function readBeginning(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < beginning) {
    const next = await reader.read().catch(() => null); // cut off: the rest fails the same way
    if (!next || next.done) break;
    chunks.push(next.value);
    bytes += next.value.length;
  }
  const rest = new ReadableStream<Uint8Array>({
    start: (out) => {
      for (const chunk of chunks) out.enqueue(chunk);
    },
    pull: async (out) => {
      const next = await reader.read();
      if (next.done) out.close();
      else out.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { chunks, rest };
}

function nameOf(request: Request, body: string): string {
  const { pathname, search } = new URL(request.url);
  const known = identities.map((name) => cookieOf(request, name) ?? "");
  const who = known.some(Boolean) ? known : [requestScope()?.address ?? "", request.headers.get("User-Agent") ?? ""];
  return createHash("sha256")
    .update(JSON.stringify([...who, pathname.replace(/\.data$/, "") + search, body]))
    .digest("hex");
}
