/** A whole body that is not what a browser would send for a form: its Content-Type, and its bytes. */
export type BadBody = { name: string; type: string; body: Buffer };

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "----------------------------taaza";
const multipart = `multipart/form-data; boundary=${boundary}`;
const say = (name: string, type: string, body: string | Buffer): BadBody => ({ name, type, body: Buffer.from(body) });

const textPart = (field: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`;
const filePart = (field: string, bytes: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`;

/** A field that conform reads as one of its own intents. */
const intents = [
  "",
  "nonsense",
  "null",
  "{}",
  '{"type":"reset","payload":{}}',
  '{"type":"reset","payload":{"name":"__proto__"}}',
  '{"type":"validate","payload":null}',
  '{"type":"update","payload":{"name":"[[[","value":{"a":1}}}',
  '{"type":"insert","payload":{"name":"customer_name","index":1e9}}',
  '{"type":"remove","payload":{"name":"customer_name","index":-1}}',
  '{"type":"reorder","payload":{"name":"x","from":0,"to":1e308}}',
];

/** The bodies to send instead of a form with these fields. */
export function badBodies(right: Record<string, string>): BadBody[] {
  const fields = Object.entries(right);
  const filled = new URLSearchParams(right).toString();
  const parts = fields.map(([field, value]) => textPart(field, value)).join("");
  const end = `--${boundary}--\r\n`;
  return [
    say("nothing", urlencoded, ""),
    say("a form without a type", "", filled),
    say("a form that says it is text", "text/plain", filled),
    say("a form that says it is multipart", multipart, filled),
    say("a form in a type that does not exist", "x/y; charset=utf-16", filled),
    say("JSON", "application/json", JSON.stringify(right)),
    say("a JSON list", "application/json", "[1,2,3]"),
    say("half of some JSON", "application/json", '{"a":'),
    say("multipart", multipart, parts + end),
    say("multipart, files in all fields", multipart, fields.map(([field]) => filePart(field, "\x89PNG\0\xff")).join("") + end),
    say(
      "multipart, files and texts",
      multipart,
      parts + fields.map(([field]) => filePart(field, "x".repeat(9_999))).join("") + end,
    ),
    say("multipart, an empty file", multipart, parts + filePart("photo", "") + end),
    say("multipart without an end", multipart, parts),
    say("multipart without a boundary", "multipart/form-data", parts + end),
    say("multipart with another boundary", "multipart/form-data; boundary=other", parts + end),
    say("multipart, a part without a name", multipart, `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`),
    say("multipart, a part without headers", multipart, `--${boundary}\r\n\r\nx\r\n${end}`),
    say("random bytes", urlencoded, Buffer.from(Array.from({ length: 512 }, (_, place) => (place * 151) % 256))),
    say("five thousand other fields", urlencoded, `${filled}&${Array.from({ length: 5_000 }, (_, n) => `f${n}=${n}`).join("&")}`),
    say("a field of five hundred levels", urlencoded, `${filled}&${"a[0].".repeat(500)}a=1`),
    say("names that are no names", urlencoded, `${filled}&=1&&==&%00=1&%FF=2&a%5Bb=3&__proto__=4&hasOwnProperty=5&then=6`),
    say("more than the shop accepts", urlencoded, `${filled}&more=${"x".repeat(1024 * 1024)}`),
    ...intents.map((intent) => say(`the intent ${intent}`, urlencoded, `${filled}&__intent__=${encodeURIComponent(intent)}`)),
    say("the same intent twice and a state", urlencoded, `${filled}&__intent__=1&__intent__=2&__state__={`),
  ];
}
