import { riderSheetOf } from "#app/components/order-document/rider-sheet-of.ts";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { findCustomerOrder } from "#app/domain/orders/find-customer-order.server.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Undeliverable } from "#app/platform/outbox.server.ts";
import { deliverDueMessages } from "#app/platform/outbox-delivery.server.ts";
import { makePaperRules } from "#tests/fixtures/order-on-paper.ts";
import { type Act, anyOrder, type Day } from "./day.ts";
import type { State } from "./state.ts";

/** The mail goes out: some of it at once, some never, some answers that it failed although it went. */
export const deliverMail: Act = async (day) => {
  const { random, sent } = day;
  const broken: string[] = [];
  const push = async ({ payload }: { payload: unknown }) => {
    const id = (payload as { notification: number }).notification;
    const word = await db.notification.findUnique({ where: { id } });
    if (!word) throw new Undeliverable("withdrawn");
    if (word.createdAt.getTime() > now().getTime())
      broken.push(`a push left ${word.createdAt.getTime() - now().getTime()} ms too early`);
    sent.push({ orderId: Number(word.link?.split("/").at(-1)), movedAt: word.createdAt.getTime() - undoWindow });
    if (random.chance(0.1)) throw new Error("the service answered too late");
  };
  const email = async () => {
    if (random.chance(0.3)) throw new Error("the mail server is away");
  };
  const left = await deliverDueMessages({ "push/notification": push, "email/order_confirmation": email });
  return { did: `mail goes out: ${left}`, code: "ok", broken };
};

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The faults in the texts about one order: page, rider's sheet, and queued notifications must all state the amount due. */
export async function wrongMessages(day: Day, state: State): Promise<string[]> {
  const order = anyOrder(day, state);
  if (!order) return [];
  const broken: string[] = [];
  const [paper] = await listOrdersOnPaper([order.id], { contactsVisible: true });
  if (!paper) return [`order ${order.id} has no papers`];
  const toPay = formatMoney(paisa(Math.max(0, order.due)));
  const sheet = riderSheetOf(paper, makePaperRules()).totals[0]?.value;
  if (sheet !== toPay) broken.push(`the rider's sheet of ${order.id} says ${sheet}, due is ${toPay}`);
  if (!order.userId) return broken;
  const page = await findCustomerOrder(order.id, order.userId);
  if (page?.due !== order.due) broken.push(`the page of ${order.id} says ${page?.due}, due is ${order.due}`);
  const word = await db.notification.findFirst({ where: { link: `/order/${order.id}` }, orderBy: { id: "desc" } });
  const requested = /keep (Rs\.\s[\d,.]+\d) ready/.exec(plain(word?.content ?? ""))?.[1];
  const isNewest = word && word.createdAt.getTime() > now().getTime();
  if (requested && isNewest && order.status === "out for delivery" && requested !== plain(toPay)) {
    broken.push(`the customer of ${order.id} is asked for ${requested}, due is ${toPay}`);
  }
  return broken;
}
