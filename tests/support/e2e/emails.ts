import { expect } from "@playwright/test";

type Received = { channel: string; text: string };

/** Waits for an email whose link leads to `path` in the demo inbox, and gives the newest such link. */
export async function waitForEmail(path: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(new URL("/demo/inbox.json", process.env["SHOP_URL"]));
    const emails = ((await answer.json()) as Received[]).filter(({ channel }) => channel === "email");
    return emails.map(({ text }) => new RegExp(`http://\\S+${path}\\S*`).exec(text)?.[0]).find(Boolean) ?? "";
  };
  await expect.poll(find, { message: `a letter with a link to ${path}`, timeout: 45_000 }).not.toBe("");
  return find();
}
