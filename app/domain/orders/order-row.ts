import type { PaymentMethod } from "#app/domain/payments/method.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { CustomerMarks } from "./customer-marks.server.ts";
import { maskContact } from "./mask-contact.ts";
import type { OrderStatus } from "./status.ts";
import { dateText, timeText } from "./wall-time.ts";

/** The columns of a card of the orders desk, as a Prisma select. */
export const orderRowColumns = {
  id: true,
  customerName: true,
  customerPhone: true,
  deliveryZone: true,
  deliveryAddress: true,
  deliveryDate: true,
  scheduledDeliveryTime: true,
  deliveryNotes: true,
  status: true,
  isPaid: true,
  paymentMethod: true,
  itemsCount: true,
  total: true,
  due: true,
  version: true,
  createdAt: true,
  acknowledgedAt: true,
} as const;

/** One order of the list; phone and address are masked for those who may not edit orders. A new one rings while it is unheard. */
export type OrderRow = {
  id: number;
  customerName: string;
  customerPhone: string;
  deliveryZone: string;
  deliveryAddress: string;
  deliveryDate: string | null;
  deliveryTime: string | null;
  deliveryNotes: string | null;
  status: OrderStatus;
  isPaid: boolean;
  paymentMethod: PaymentMethod;
  itemsCount: number;
  total: Paisa;
  /** Still to be paid, below zero to be given back. */
  due: Paisa;
  version: number;
  createdAt: Date;
  isUnheard: boolean;
  /** What is to be known of who placed it. */
  marks: CustomerMarks;
};

type Columns = Omit<OrderRow, "deliveryDate" | "deliveryTime" | "status" | "total" | "due" | "isUnheard" | "marks"> & {
  deliveryDate: Date | null;
  scheduledDeliveryTime: Date | null;
  status: string;
  total: number;
  due: number;
  acknowledgedAt: Date | null;
};

/** One order as a card shows it to somebody who may or may not read how to reach people. */
export function orderRow(
  { acknowledgedAt, ...row }: Columns,
  marks: CustomerMarks,
  { contactsVisible }: { contactsVisible: boolean },
): OrderRow {
  const { deliveryDate, scheduledDeliveryTime, ...order } = contactsVisible ? row : maskContact(row);
  return {
    ...order,
    status: order.status as OrderStatus,
    total: order.total as Paisa,
    due: order.due as Paisa,
    deliveryDate: dateText(deliveryDate),
    deliveryTime: timeText(scheduledDeliveryTime),
    isUnheard: acknowledgedAt === null && order.status === "pending",
    marks,
  };
}
