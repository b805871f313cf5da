import { type IpcMainInvokeEvent, ipcMain } from "electron";
import type { z } from "zod";

type Table = Readonly<Record<string, { takes: z.ZodType; gives: z.ZodType }>>;

/** One answer for every request of a table: a request without one does not compile. */
export type RequestHandlers<Requests extends Table> = {
  [Name in keyof Requests]: (
    request: z.infer<Requests[Name]["takes"]>,
  ) => z.infer<Requests[Name]["gives"]> | Promise<z.infer<Requests[Name]["gives"]>>;
};

/**
 * Answers every request of a table, and nobody else's: only the outermost frame of a page of `origin` is heard. A request
 * of another shape is refused, and so is our own answer, should it ever have one.
 *
 * @param channel what the names stand behind, `taaza` or `pages`
 * @param origin read anew at each request, because the shop's address is chosen while the window is open; null: nobody
 */
export function handleRequests<Requests extends Table>(
  requests: Requests,
  { channel, origin, answers }: { channel: string; origin: () => string | null; answers: RequestHandlers<Requests> },
): void {
  for (const name of Object.keys(requests)) {
    const { takes, gives } = requests[name]!;
    ipcMain.handle(`${channel}:${name}`, async (event, request: unknown) => {
      if (!isOutermostOf(event, origin())) throw new Error(`${name}: not for this page`);
      const parsed = takes.safeParse(request);
      if (!parsed.success) throw new Error(`${name}: not such a request`);
      return gives.parse(await answers[name]!(parsed.data as never));
    });
  }
}

function isOutermostOf({ senderFrame }: IpcMainInvokeEvent, origin: string | null): boolean {
  return senderFrame !== null && origin !== null && senderFrame.parent === null && senderFrame.origin === origin;
}
