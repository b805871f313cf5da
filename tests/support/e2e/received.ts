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

/** Waits for a text in what arrived at an address or a phone number, and gives the part that matches. */
export async function waitForPart(to: string, part: RegExp, shop?: string): Promise<string> {
  const find = async () => (await receivedBy(to, shop)).map((text) => part.exec(text)?.[0]).find(Boolean) ?? "";
  await expect.poll(find, { message: `${part} for ${to}` }).not.toBe("");
  return find();
}
