/** The payload of a push: `link` is a path of the shop, a later push with the same `tag` replaces an earlier one, `click` is posted when it is pressed. */
export type PushPayload = { title?: string; body?: string; link?: string; tag?: string; lang?: string; click?: string };

const names = ["title", "body", "link", "tag", "lang", "click"] as const;

/** Reads what a push carried; a field that is no text is as good as absent, and so is everything in a text that is no JSON object. */
export function readPushPayload(text: string): PushPayload {
  const word: PushPayload = {};
  try {
    const carried: unknown = JSON.parse(text);
    if (typeof carried !== "object" || carried === null) return word;
    const fields = new Map(Object.entries(carried));
    for (const name of names) {
      const field: unknown = fields.get(name);
      if (typeof field === "string" && field !== "") word[name] = field;
    }
  } catch {
    // an empty push still shows a notification
  }
  return word;
}

/** The address of a word's page; the home page where it names none, or one that is not of this shop. */
export function pageOf({ link = "/" }: PushPayload, origin: string): URL {
  const home = new URL("/", origin);
  if (!URL.canParse(link, origin)) return home;
  const page = new URL(link, origin);
  return page.origin === home.origin ? page : home;
}
