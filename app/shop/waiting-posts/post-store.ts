import { type DBSchema, openDB } from "idb";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";

/** A change of the cart or the favourites that the shop has not answered; a later one of the same thing takes its place. */
export interface WaitingPost {
  /** Whose it is, its address, and the product or package that it is about. */
  key: string;
  /** Path and query of the router's request. */
  address: string;
  body: string;
  /** The account's id as text; empty for a visitor. */
  owner: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Stored extends DBSchema {
  posts: { key: string; value: WaitingPost };
}

/** The text that says, without opening the database, that something waits. */
const waitingFlag = "waiting-posts";

/** Whether anything may be waiting in this browser. */
export const mayWait = (): boolean => readStored(waitingFlag) !== null;

const open = () =>
  openDB<Stored>("waiting-posts", 1, { upgrade: (database) => void database.createObjectStore("posts", { keyPath: "key" }) });

/** Does something with the database of waiting posts; null where the browser has none. */
async function withPosts<Value>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>): Promise<Value | null> {
  try {
    const database = await open();
    try {
      return await use(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** The waiting posts of this browser, the oldest first. */
export async function listWaitingPosts(): Promise<WaitingPost[]> {
  const posts = (await withPosts((database) => database.getAll("posts"))) ?? [];
  return posts.sort((one, other) => one.at - other.at);
}

/** Stores a post until it is answered, also over a closed tab. */
export async function storeWaitingPost(post: WaitingPost): Promise<void> {
  writeStored(waitingFlag, "1");
  await withPosts((database) => database.put("posts", post));
}

/** Removes an answered post, unless a later one has taken its place. */
export async function removeWaitingPost({ key, at }: Pick<WaitingPost, "key" | "at">): Promise<void> {
  const left = await withPosts(async (database) => {
    const change = database.transaction("posts", "readwrite");
    if ((await change.store.get(key))?.at === at) await change.store.delete(key);
    const count = await change.store.count();
    await change.done;
    return count;
  });
  if (left === 0) writeStored(waitingFlag, null);
}
