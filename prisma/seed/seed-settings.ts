import type { ClientBase } from "pg";
import { defaultTemplates } from "#app/domain/settings/message-templates.ts";
import { rupees } from "#app/lib/money.ts";
import { insertRows } from "./insert-rows.ts";

/** What the demo shop is called. */
export const brand = "Taaza Mandi";
const phone = "+923000001122";

/** The numbers and the address that the demo shop's own messages go to. */
export const [shopNumbers, shopEmail] = [[phone, "+923000001133", "+923450001122"], "salam@taazamandi.test"] as const;

const city = "Multan";

/** Who signs the demo shop's e-mails. */
export const signature = { brand, city, phone: "0300-0001122" };

const wallet = { title: brand, title_ur: "", qr: "" };

/** The payload of the shop's printed Raast code: account, country, name and city, closed by their checksum. */
const raastCode =
  "00020101021128440012PK.SBP.RAAST0124PK36MEZN00011201027345615204541153035865802PK5911Taaza Mandi6006Multan63047E6E";

/** Whom customers of the demo shop pay. */
export const payees = {
  bank_transfer: {
    title: `${brand} (Meezan Bank, Gulgasht)`,
    title_ur: "",
    number: "PK36MEZN0001120102734561",
    note: "Any bank's app takes the IBAN.",
    note_ur: "Kisi bhi bank ki app mein yeh IBAN likhein.",
    qr: "",
  },
  jazzcash: { ...wallet, number: phone.replace("+92", "0"), note: "", note_ur: "" },
  easypaisa: { ...wallet, number: "03450001122", note: "", note_ur: "" },
  raast: {
    ...wallet,
    number: phone.replace("+92", "0"),
    note: "The Raast ID is our mobile number.",
    note_ur: "Raast ID hamara mobile number hai.",
    qr: raastCode,
  },
};

const settings = {
  shop: {
    brand,
    city,
    phone: signature.phone,
    whatsapp: phone,
    email: shopEmail,
    address: "Shop 4, Gulgasht Market, Multan",
    social: {
      facebook: "https://www.facebook.com/taazamandi",
      instagram: "https://www.instagram.com/taazamandi",
      youtube: "https://www.youtube.com/@taazamandi",
    },
  },
  delivery: {
    slotCapacity: null,
    firstSlot: "10:00",
    lastSlot: "20:00",
    sameDayUntil: "18:00",
    defaultCharge: rupees(200),
    defaultFreeAbove: rupees(2000),
  },
  gate_roles: ["super_admin", "admin", "editor", "viewer"],
  maintenance_mode: {
    is_enabled: false,
    message: "We are working to bring you something better! You can still explore and order through WhatsApp.",
    whatsapp_number: phone,
    updated_at: null,
    updated_by: null,
  },
  payments: {
    ...payees,
    updated_at: null,
    updated_by: null,
  },
  site: {
    siteName: brand,
    siteUrl: "",
    siteDescription: "Fresh groceries and household goods, delivered the same day in Multan.",
    twoFactor: false,
    sessionTimeout: 30,
    debugging: false,
    logging: true,
  },
};

/** What the owner would have set of WhatsApp; without a gateway nothing leaves. */
const whatsappSettings = {
  admin_phone: { phone },
  admin_numbers: shopNumbers,
  notifications_enabled: { new_orders: true, status_updates: true },
  message_templates: defaultTemplates,
};

/** What the owner would have set: contact facts, delivery rules, who passes the gate, messages. */
export async function seedSettings(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    "settings",
    Object.entries(settings).map(([key, value]) => ({ key, value, isActive: true, updatedAt: now })),
  );
  const rows = Object.entries(whatsappSettings);
  await insertRows(
    client,
    "whatsapp_settings",
    rows.map(([settingKey, settingValue]) => ({ settingKey, settingValue, isActive: true, updatedAt: now })),
  );
}
