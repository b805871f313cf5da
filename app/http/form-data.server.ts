/** What a form may hold: fields in all, values of one name, and bytes of headers for each of its parts on average. */
type Bounds = { fields: number; values: number };

const visitors: Bounds = { fields: 500, values: 200 };

/** The price sheet sends two fields a product, several pages at once; the guard of every such page comes before its form is read. */
const staff: Bounds = { fields: 5000, values: 2500 };

const headersPerField = 256;

const boundsOf = ({ url }: Request): Bounds => (/^\/admin(?![^./])/i.test(new URL(url).pathname) ? staff : visitors);

/** What a form of several parts puts between them (RFC 2046: up to 70 of these signs), or null when the body is of another kind. */
const boundaryOf = (type: string): string | null =>
  /^multipart\/form-data\b.*?;\s*boundary="?([\w'()+,./:=?-]{1,70})/i.exec(type)?.[1] ?? null;

/** How often `sign` occurs in a body; stops counting above `most`. */
function countUpTo(body: Buffer, sign: Buffer | string, max: number): number {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0 && count <= max; at = body.indexOf(sign, at + sign.length)) count++;
  return count;
}

/** The bytes from each boundary to the end of the headers behind it. */
function headerBytes(body: Buffer, boundary: Buffer): number {
  let bytes = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const end = body.indexOf("\r\n\r\n", at);
    bytes += (end < 0 ? body.length : end) - at;
    if (end < 0) break;
    at = end - boundary.length;
  }
  return bytes;
}

/** Whether a body would be taken apart into more than the bounds allow, seen without taking it apart. */
function isTooMuch(body: Buffer, boundary: string | null, { fields }: Bounds): boolean {
  if (boundary === null) return countUpTo(body, "&", fields) >= fields;
  const [separator, closing] = [Buffer.from(`--${boundary}`), 1];
  return (
    countUpTo(body, separator, fields + closing) > fields + closing || headerBytes(body, separator) > fields * headersPerField
  );
}

function hasTooManyValues(form: FormData, { values }: Bounds): boolean {
  const counts = new Map<string, number>();
  for (const [name] of form) {
    const count = (counts.get(name) ?? 0) + 1;
    if (count > values) return true;
    counts.set(name, count);
  }
  return false;
}

/**
 * Parts are separated by the boundary that was counted, whatever else the client's header names: a second one in quotes would
 * otherwise separate more parts than were counted. Most forms are urlencoded, which takes no second body to be read.
 */
async function parse(body: Buffer<ArrayBuffer>, type: string, boundary: string | null): Promise<FormData> {
  if (boundary !== null)
    return new Response(body, { headers: { "Content-Type": `multipart/form-data; boundary="${boundary}"` } }).formData();
  const form = new FormData();
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return form;
  for (const [name, value] of new URLSearchParams(body.toString())) form.append(name, value);
  return form;
}

const refuse = () => new Response("This form has more fields than the shop accepts.\n", { status: 400 });

/** A body that broke off is no empty form: a form of boxes, all of them empty, would be saved so. */
function refuseCutBody(): never {
  throw new Response("This form did not arrive whole. Please send it again.\n", { status: 400 });
}

/**
 * The posted form, or an empty one when the body is not a form at all: every required field is then missing. Its fields are
 * counted before it is parsed. Throws 400 above 500 fields or 200 values of one name; in the back office 5,000 and 2,500;
 * and 400 for a body that broke off.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const bounds = boundsOf(request);
  const type = request.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await request.arrayBuffer().catch(refuseCutBody));
  const boundary = boundaryOf(type);
  if (isTooMuch(body, boundary, bounds)) throw refuse();
  const form = await parse(body, type, boundary).catch(() => new FormData());
  if (hasTooManyValues(form, bounds)) throw refuse();
  return form;
}
