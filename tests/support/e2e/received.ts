import { expect } from "@playwright/test";

type Received = { channel: string; to: string; text: string };

const digits = (to: string): string => to.replace(/\D/g, "").slice(-10);
const isTo = (to: string, wanted: string): boolean =>
  wanted.includes("@") ? to.includes(wanted) : digits(to) === digits(wanted);

/** What arrived at an address or a phone number in the demo inbox of a shop, the newest first. */
export async function receivedBy(to: string, shop = process.env["SHOP_URL"]): Promise<string[]> {
  const answer = await fetch(new URL("/demo/inbox.json", shop));
  return ((await answer.json()) as Received[]).filter((message) => isTo(message.to, to)).map(({ text }) => text);
}

/** The first match in each text that arrived at an address or a phone number, the newest first. */
export async function listParts(to: string, part: RegExp, shop?: string): Promise<string[]> {
  return (await receivedBy(to, shop)).flatMap((text) => part.exec(text)?.[0] ?? []);
}

/**
 * Waits for a text in what arrived at an address or a phone number, and gives the part that matches; `before` are the parts that were
 * there already.
 */
export async function waitForPart(
  to: string,
  part: RegExp,
  { shop, before = [] }: { shop?: string | undefined; before?: readonly string[] } = {},
): Promise<string> {
  const find = async () => (await listParts(to, part, shop)).find((found) => !before.includes(found)) ?? "";
  await expect.poll(find, { message: `${part} for ${to}` }).not.toBe("");
  return find();
}
