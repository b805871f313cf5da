import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";

export type TopicType = "basic" | "advanced" | "troubleshooting";

type TopicEntry = { section: SectionKey; type: TopicType; keywords: readonly string[] };

type AnswerKey = Extract<keyof (typeof adminHelp)["en"], `topic.${string}.answer`>;
type TopicOf<Key extends AnswerKey> = Key extends `topic.${infer Id}.answer` ? Id : never;

/** The topics that have their question and answer. */
type Documented = TopicOf<AnswerKey>;

/**
 * Every question of the help, by section; its texts are in the catalogue `admin-help`, and neither goes without the other. Keywords are
 * of both languages.
 */
const registry = {
  "setup-guide": {
    section: "dashboard",
    type: "basic",
    keywords: ["set up", "new shop", "first steps", "nayi dukaan", "tayyar"],
  },
  "dashboard-figures": { section: "dashboard", type: "basic", keywords: ["dashboard", "revenue", "profit", "kamai", "munafa"] },
  "no-sales-data": { section: "dashboard", type: "troubleshooting", keywords: ["no sales data", "sales data", "sales nahin"] },
  "statistics-range": { section: "statistics", type: "basic", keywords: ["statistics", "trend", "chart", "mahinay"] },
  "statement-match": {
    section: "payments",
    type: "advanced",
    keywords: ["statement", "csv of the bank", "jazzcash file", "transfers arrived", "bank ki file"],
  },
  "day-read": { section: "day", type: "basic", keywords: ["day", "cash", "who received", "aaj kitna", "din ka hisaab"] },
  "khata-give": { section: "khata", type: "basic", keywords: ["khata", "credit", "owes", "udhaar", "baqi"] },
  "contact-merge": { section: "contacts", type: "basic", keywords: ["contact", "merge", "two numbers", "do number", "caller"] },
  "users-find": { section: "users", type: "basic", keywords: ["find a user", "customer account", "users", "gahak dhoond"] },
  "users-block": { section: "users", type: "advanced", keywords: ["block", "sign out", "delete account", "anonymise"] },
  "team-role": { section: "team", type: "basic", keywords: ["role", "team member", "staff member"] },
  "team-invite": { section: "team", type: "basic", keywords: ["invite", "new staff", "add member"] },
  "team-grant": { section: "team", type: "advanced", keywords: ["assign section", "grant", "expiry", "individual permission"] },
  "product-add": {
    section: "products",
    type: "basic",
    keywords: ["add product", "add a product", "new product", "naya product"],
  },
  "product-image": { section: "products", type: "basic", keywords: ["image", "photo", "picture", "tasveer"] },
  "product-hidden": {
    section: "products",
    type: "troubleshooting",
    keywords: ["not showing", "not show", "does not appear", "nazar nahin", "nahin dikh"],
  },
  "product-price": { section: "products", type: "advanced", keywords: ["discount", "riayat", "cost price"] },
  "product-stock": { section: "products", type: "basic", keywords: ["stock", "sold out", "maal khatam"] },
  "product-list": { section: "products", type: "basic", keywords: ["find a product", "saved view", "column", "product dhoond"] },
  "product-inline": { section: "products", type: "basic", keywords: ["change a price", "in the list", "qeemat badal"] },
  "product-bulk": { section: "products", type: "advanced", keywords: ["many products", "bulk", "all products", "kai products"] },
  "product-stale": {
    section: "products",
    type: "troubleshooting",
    keywords: ["somebody changed", "someone changed", "both values", "kisi ne badal", "kisi aur ne badal"],
  },
  "product-archive": {
    section: "products",
    type: "basic",
    keywords: ["archive", "delete a product", "remove a product", "duplicate", "product hata"],
  },
  "product-timeline": { section: "products", type: "advanced", keywords: ["timeline", "who changed", "kis ne badla"] },
  "unit-add": { section: "products", type: "basic", keywords: ["unit"] },
  "csv-export": { section: "products", type: "basic", keywords: ["export", "spreadsheet", "excel", "csv nikaal"] },
  "csv-import": { section: "products", type: "advanced", keywords: ["csv", "import", "csv daal"] },
  "csv-refused": { section: "products", type: "troubleshooting", keywords: ["wrong row", "csv error", "ghalat row"] },
  "pricing-sheet": { section: "pricing", type: "basic", keywords: ["pricing", "margin", "price sheet", "many prices"] },
  "pricing-below-cost": {
    section: "pricing",
    type: "troubleshooting",
    keywords: ["below cost", "price was not saved", "khareed se kam"],
  },
  "pricing-undo": { section: "pricing", type: "basic", keywords: ["undo a price", "price change", "old price", "purani qeemat"] },
  "category-add": { section: "categories", type: "basic", keywords: ["add a category", "category", "categories"] },
  "category-delete": { section: "categories", type: "troubleshooting", keywords: ["delete a category", "category delete"] },
  "subcategory-add": { section: "subcategories", type: "basic", keywords: ["subcategory", "subcategories"] },
  "order-views": {
    section: "orders",
    type: "basic",
    keywords: ["find an order", "to confirm", "to pack", "unpaid", "order dhoond"],
  },
  "order-status": { section: "orders", type: "basic", keywords: ["order status", "change the status", "order ka status"] },
  "order-bulk": { section: "orders", type: "advanced", keywords: ["several orders", "many orders", "kai orders"] },
  "order-live": {
    section: "orders",
    type: "basic",
    keywords: ["new order", "ring", "sound", "naya order", "naye order", "ghanti"],
  },
  "order-locked": {
    section: "orders",
    type: "troubleshooting",
    keywords: ["locked", "no sound", "does not ring", "awaz nahin", "band ho gaya"],
  },
  "order-invoice": { section: "orders", type: "basic", keywords: ["invoice", "print", "bill"] },
  "order-papers": {
    section: "orders",
    type: "advanced",
    keywords: ["slip", "picking list", "rider sheet", "duplicate slip", "parchi", "saman ki list"],
  },
  "order-phone": {
    section: "orders",
    type: "advanced",
    keywords: ["custom order", "phone order", "whatsapp order", "order by phone"],
  },
  "counter-sale": { section: "orders", type: "basic", keywords: ["counter", "over the counter", "cash sale", "barcode"] },
  "counter-caller": {
    section: "orders",
    type: "advanced",
    keywords: ["customer calls", "last basket", "whatsapp list", "hold a basket", "pichli tokri"],
  },
  "order-cancel": { section: "orders", type: "troubleshooting", keywords: ["cancel", "cancelled"] },
  "payment-read": { section: "payments", type: "basic", keywords: ["payment", "raqam"] },
  "payment-book": {
    section: "payments",
    type: "basic",
    keywords: ["refund", "received", "failed", "reference", "to collect", "wapas"],
  },
  "package-make": { section: "packages", type: "basic", keywords: ["package", "packages"] },
  "package-unavailable": { section: "packages", type: "troubleshooting", keywords: ["package sold out", "package unavailable"] },
  "service-show": { section: "services", type: "basic", keywords: ["service", "services"] },
  "zone-charge": {
    section: "delivery-zones",
    type: "basic",
    keywords: ["delivery zone", "delivery charge", "free delivery", "ilaqa"],
  },
  "review-approve": { section: "reviews", type: "basic", keywords: ["review", "reviews", "rating"] },
  "content-slides": { section: "content", type: "basic", keywords: ["slide", "homepage", "home page"] },
  "content-banners": { section: "content", type: "basic", keywords: ["banner"] },
  "content-seasonal": { section: "content", type: "basic", keywords: ["season", "seasonal", "mausam"] },
  "content-policies": { section: "content", type: "advanced", keywords: ["policy", "policies", "about page"] },
  "content-shows": {
    section: "content",
    type: "troubleshooting",
    keywords: ["still shows", "old page", "global settings", "purana nazar"],
  },
  "contact-answer": { section: "contact", type: "basic", keywords: ["contact message", "customer message", "paigham"] },
  "faq-order": { section: "faq", type: "basic", keywords: ["faq", "frequently asked"] },
  "video-add": { section: "videos", type: "basic", keywords: ["video", "videos", "youtube"] },
  "video-thumbnail": { section: "videos", type: "troubleshooting", keywords: ["thumbnail", "video picture"] },
  "seo-edit": { section: "seo-management", type: "advanced", keywords: ["seo", "meta title", "canonical"] },
  "seo-coverage": { section: "seo-health", type: "basic", keywords: ["seo health", "coverage"] },
  "suggestion-status": { section: "suggestions", type: "basic", keywords: ["suggestion", "mashwara"] },
  "question-answer": {
    section: "product-questions",
    type: "basic",
    keywords: ["product question", "answer a question", "sawal ka jawab"],
  },
  "whatsapp-connect": { section: "whatsapp", type: "troubleshooting", keywords: ["whatsapp", "not connected", "gateway"] },
  "whatsapp-template": { section: "whatsapp", type: "advanced", keywords: ["whatsapp template", "message template", "variable"] },
  "push-send": { section: "fcm-notifications", type: "basic", keywords: ["push", "notification"] },
  "push-template": { section: "fcm-notifications", type: "advanced", keywords: ["notification template", "push template"] },
  "analytics-read": { section: "analytics", type: "basic", keywords: ["analytics", "page view", "anonymous"] },
  "abandonment-read": { section: "abandonment", type: "basic", keywords: ["abandon", "abandoned cart", "chhori hui cart"] },
  "abandonment-remind": { section: "abandonment", type: "basic", keywords: ["remind", "reminder", "recovered", "yaad dila"] },
  "help-use": { section: "help", type: "basic", keywords: ["help", "madad"] },
  "help-keys": { section: "help", type: "advanced", keywords: ["shortcut", "keyboard", "palette"] },
  "access-denied": { section: "help", type: "troubleshooting", keywords: ["access denied", "permission", "ijazat"] },
  "settings-theme": { section: "settings", type: "basic", keywords: ["dark", "theme", "animation"] },
  "settings-language": { section: "settings", type: "basic", keywords: ["language", "roman urdu", "zuban"] },
  "settings-maintenance": { section: "settings", type: "advanced", keywords: ["maintenance", "close the shop", "settings"] },
  "email-configure": { section: "email", type: "basic", keywords: ["emailjs", "smtp", "mail server", "email configuration"] },
  "message-failed": { section: "outbox", type: "troubleshooting", keywords: ["message", "failed", "not told", "paigham"] },
  "email-limit": { section: "email", type: "troubleshooting", keywords: ["email", "e-mail", "daily limit", "limit reached"] },
} as const satisfies Record<Documented, TopicEntry>;

export type TopicId = keyof typeof registry & Documented;

/** A question of the help with its answer (A3.20). */
export type HelpTopic = {
  id: TopicId;
  section: SectionKey;
  question: string;
  answer: string;
  type: TopicType;
  keywords: readonly string[];
};

const topicIds = Object.keys(registry) as TopicId[];

/** Every topic in one language, section by section: used by the documentation and by the assistant. */
export function helpTopics(lang: Lang): HelpTopic[] {
  const t = translator(lang, adminHelp);
  return topicIds.map((id) => ({
    id,
    ...registry[id],
    question: t(`topic.${id}.question`),
    answer: t(`topic.${id}.answer`),
  }));
}
