import { type IpcMainInvokeEvent, ipcMain } from "electron";
import type { z } from "zod";

type Table = Readonly<Record<string, { takes: z.ZodType; gives: z.ZodType }>>;

/** One handler per request of the contract: a missing one is a compile error. */
export type RequestHandlers<Requests extends Table> = {
  [Name in keyof Requests]: (
    request: z.infer<Requests[Name]["takes"]>,
  ) => z.infer<Requests[Name]["gives"]> | Promise<z.infer<Requests[Name]["gives"]>>;
};

/**
 * Registers the handlers of a contract. Only the top frame of a page of `origin` is accepted; a request or a response of another shape is
 * refused.
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
