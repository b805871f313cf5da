import type { Page } from "@playwright/test";
import type { Client } from "pg";

/** Who goes on a journey: a mark of its own in every text, and the account, 0 for a visitor. */
export type Traveller = { mark: string; userId: number };

/** A journey that ends with a form. */
export interface LineJourney {
  name: string;
  who: "visitor" | "customer" | "staff";
  path: (traveller: Traveller) => string;
  /** brings the shop to where the form can be sent */
  prepare?: (client: Client, traveller: Traveller) => Promise<unknown>;
  /** the text of each field by its selector */
  typed: (traveller: Traveller) => Readonly<Record<string, string>>;
  /** fills the form in */
  fill: (page: Page, traveller: Traveller) => Promise<void>;
  button: string;
  /** whether an address is where the journey ends */
  isDone: (url: string) => boolean;
  /** whether the page shows that it has ended, where its address stays */
  isShown?: (page: Page) => Promise<boolean>;
  /** the rows that the form makes */
  count: (client: Client, traveller: Traveller) => Promise<number>;
}

async function countRows(client: Client, table: string, condition: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table} WHERE ${condition}`, values);
  return Number(rows[0]?.count);
}

const fillTyped = (typed: LineJourney["typed"]) => async (page: Page, traveller: Traveller) => {
  for (const [field, text] of Object.entries(typed(traveller))) await page.locator(field).first().fill(text);
};

const send = (form: string) => `${form} button.button:not(.button-plain):not([type="button"])`;

interface TextForm {
  who: LineJourney["who"];
  path: string;
  form: string;
  fields: (mark: string) => Readonly<Record<string, string>>;
  /** chooses what is no text */
  choose?: (page: Page) => Promise<unknown>;
  table: string;
  column: string;
  end: RegExp;
}

/** A form of texts that makes a row which bears its mark. */
function ofTexts(name: string, { who, path, form, fields, choose, table, column, end }: TextForm): LineJourney {
  const typed = ({ mark }: Traveller) =>
    Object.fromEntries(Object.entries(fields(mark)).map(([field, text]) => [`${form} [name="${field}"]`, text]));
  return {
    ...{ name, who, typed },
    path: () => path,
    async fill(page, traveller) {
      await fillTyped(typed)(page, traveller);
      await choose?.(page);
    },
    button: form.startsWith("dialog") ? `${form} [data-save]` : send(form),
    isDone: (url) => end.test(url),
    count: (client, { mark }) => countRows(client, table, `${column} LIKE $1`, [`%${mark}%`]),
  };
}

const writer = { name: "Bushra Anwar", phone: "03001234567" };

const place = (form: string) => ({ [`${form} [name="delivery_address"]`]: "House 12, Street 4, Block B" });

type StaffRow = Pick<TextForm, "fields" | "choose" | "table" | "column"> & { section: string };

const staffRow = (name: string, { section, ...row }: StaffRow): LineJourney =>
  ofTexts(name, {
    ...row,
    form: "dialog",
    who: "staff",
    path: `/admin/${section}?edit=new`,
    end: new RegExp(`/admin/${section}(?!.*edit=)`),
  });

/** Ten journeys of visitors, customers and staff. */
export const journeys: readonly LineJourney[] = [
  {
    name: "checkout",
    who: "customer",
    path: () => "/checkout",
    typed: () => place("form"),
    async fill(page) {
      await page.locator('[name="delivery_zone"]').selectOption("Gulgasht Colony");
      await page.locator('[name="delivery_address"]').fill("House 12, Street 4, Block B");
    },
    button: ".next-bar button",
    isDone: (url) => /order-success\?order=\d+/.test(url),
    count: (client, { userId }) => countRows(client, "orders", "user_id = $1", [userId]),
  },
  ofTexts("contact", {
    who: "visitor",
    path: "/contact",
    form: "#contact",
    fields: (mark) => ({ ...writer, message: `The tea came late ${mark}` }),
    table: "contact_messages",
    column: "message",
    end: /contact\?sent/,
  }),
  ofTexts("suggestion", {
    who: "customer",
    path: "/suggestions",
    form: "#suggestion",
    fields: (mark) => ({ ...writer, subject: `Sohan halwa ${mark}`, message: "Please keep it." }),
    table: "user_suggestions",
    column: "subject",
    end: /suggestions\?sent/,
  }),
  staffRow("question of the FAQ", {
    section: "faq",
    fields: (mark) => ({ question: `Do you weigh again? ${mark}`, answer: "Yes, at the door." }),
    table: "faqs",
    column: "question",
  }),
  ofTexts("special request", {
    who: "customer",
    path: "/special-request",
    form: 'form[action="/special-request"]',
    fields: (mark) => ({ product_name: `Kairi ${mark}`, description: "Raw ones" }),
    table: "order_special_requests",
    column: "product_name",
    end: /\/cart$/,
  }),
  ofTexts("address", {
    who: "customer",
    path: "/profile?tab=addresses&edit=new",
    form: 'form[action*="edit=new"]',
    fields: (mark) => ({ label: `Ghar ${mark}`, name: "Ayesha", phone: "03031112223", address: "House 12, Street 4" }),
    choose: (page) => page.locator('form[action*="edit=new"] [name="zone"]').selectOption("Gulgasht Colony"),
    table: "addresses",
    column: "label",
    end: /tab=addresses(?!.*edit=)/,
  }),
  staffRow("service", {
    section: "services",
    fields: (mark) => ({ title: `Home delivery ${mark}`, description: "To your door.", link_url: "/products" }),
    table: "services",
    column: "title",
    choose: (page) => page.locator('dialog [name="icon_name"]').selectOption({ index: 1 }),
  }),
  ofTexts("registration", {
    who: "visitor",
    path: "/auth?tab=register",
    form: 'form[action*="tab=register"]',
    fields: (mark) => ({
      name: `Bushra ${mark.replace(/\D/g, "")}`,
      email: `bushra.${mark}@example.com`,
      phone: `030${String(10_000_000 + (Number(mark.replace(/\D/g, "")) % 89_999_999))}`,
      password: "Mandi#2026",
    }),
    table: "users",
    column: "email",
    end: /\/(?!auth)[^/]*$/,
  }),
  staffRow("video", {
    section: "videos",
    fields: (mark) => ({ title: `Aam ka achar ${mark}`, youtube_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }),
    table: "videos",
    column: "title",
  }),
  {
    name: "two of a product",
    who: "customer",
    path: () => "/products",
    prepare: (client, { userId }) =>
      client.query("DELETE FROM cart_items i USING carts c WHERE c.id = i.cart_id AND c.user_id = $1", [userId]),
    typed: () => ({}),
    fill: (page) => page.waitForTimeout(2_500), // the queue is loaded two seconds after the page
    button: "#main article .stepper form:last-of-type button",
    isDone: () => false,
    isShown: async (page) => (await page.locator("#main article .stepper output, #main article .stepper input").count()) > 0,
    count: (client, { userId }) => countRows(client, "cart_items i JOIN carts c ON c.id = i.cart_id", "c.user_id = $1", [userId]),
  },
];
