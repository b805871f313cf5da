import type { Answer } from "#tests/bench/rig/http-connection.ts";
import type { BadValue } from "./bad-values.ts";
import type { Form } from "./form.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** A text as React writes it into a page. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** What is wrong with any answer at all: the shop broke, sends the visitor elsewhere, or lets a header through. */
export function errorPageFaults({ status, headers }: Answer): string[] {
  const location = headers.get("location");
  return [
    ...(status >= 500 || status < 200 ? [`answered ${status}`] : []),
    ...(location !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(location) ? [`leads to ${location.slice(0, 80)}`] : []),
    ...((headers.get("set-cookie") ?? "").includes("stolen") ? ["a header was smuggled in"] : []),
  ];
}

/** A value that a page can be expected to show again: neither endless nor unprintable. */
const showable = (bad: BadValue | null): string => (bad?.text && bad.text.length < 200 ? bad.text : "");

/**
 * What is missing from a page with status 400: a message, or the typed values, the invalid one included. A secret that it shows
 * again is a fault as well.
 */
export function forgotten(
  { right, typed = [], chosen = [], secret = [] }: Form,
  field: string,
  bad: BadValue | null,
  { body }: Answer,
): string[] {
  const page = body.toString();
  const isSeen = [...typed, ...chosen, ...secret].includes(field);
  const others = typed.filter((name) => name !== field && !page.includes(escaped(right[name] ?? "")));
  const shown = secret.filter((name) => name !== field && page.includes(`value="${escaped(right[name] ?? "")}"`));
  return [
    ...(isSeen && !/aria-invalid="true"|class="notice notice-error[^"]*"/.test(page) ? ["no sentence"] : []),
    ...others.map((name) => `${name} was not kept`),
    ...(typed.includes(field) && !page.includes(escaped(showable(bad))) ? ["the wrong value was not kept"] : []),
    ...shown.map((name) => `the secret ${name} was sent back`),
  ];
}
