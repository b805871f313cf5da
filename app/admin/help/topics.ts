import { adminHelp } from "#app/i18n/admin-help.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import type { SectionKey } from "../sections.ts";

export type TopicType = "basic" | "advanced" | "troubleshooting";

type TopicEntry = { section: SectionKey; type: TopicType; keywords: readonly string[] };

/** Every question the help answers, by section; what it says stands in the part `admin-help`. Keywords are of both languages. */
const registry = {
  "dashboard-figures": { section: "dashboard", type: "basic", keywords: ["dashboard", "revenue", "profit", "kamai", "munafa"] },
  "no-sales-data": { section: "dashboard", type: "troubleshooting", keywords: ["no sales data", "sales data", "sales nahin"] },
  "statistics-range": { section: "statistics", type: "basic", keywords: ["statistics", "trend", "chart", "mahinay"] },
  "users-find": { section: "users", type: "basic", keywords: ["find a user", "customer account", "users", "gahak dhoond"] },
  "team-role": { section: "team", type: "basic", keywords: ["role", "team member", "staff member"] },
  "team-grant": { section: "team", type: "advanced", keywords: ["assign section", "grant", "expiry", "individual permission"] },
  "access-denied": { section: "team", type: "troubleshooting", keywords: ["access denied", "permission", "ijazat"] },
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
  "pricing-sheet": { section: "pricing", type: "advanced", keywords: ["pricing", "margin", "price sheet", "below cost"] },
  "category-add": { section: "categories", type: "basic", keywords: ["add a category", "category", "categories"] },
  "category-delete": { section: "categories", type: "troubleshooting", keywords: ["delete a category", "category delete"] },
  "subcategory-add": { section: "subcategories", type: "basic", keywords: ["subcategory", "subcategories"] },
  "order-status": { section: "orders", type: "basic", keywords: ["order status", "change the status", "order ka status"] },
  "order-invoice": { section: "orders", type: "basic", keywords: ["invoice", "print", "bill"] },
  "order-phone": {
    section: "orders",
    type: "advanced",
    keywords: ["custom order", "phone order", "whatsapp order", "order by phone"],
  },
  "order-cancel": { section: "orders", type: "troubleshooting", keywords: ["cancel", "cancelled"] },
  "payment-read": { section: "payments", type: "basic", keywords: ["payment", "refund", "raqam"] },
  "package-make": { section: "packages", type: "basic", keywords: ["package", "packages"] },
  "package-unavailable": { section: "packages", type: "troubleshooting", keywords: ["package sold out", "package unavailable"] },
  "service-show": { section: "services", type: "basic", keywords: ["service", "services"] },
  "zone-charge": {
    section: "delivery-zones",
    type: "basic",
    keywords: ["delivery zone", "delivery charge", "free delivery", "ilaqa"],
  },
  "review-approve": { section: "reviews", type: "basic", keywords: ["review", "reviews", "rating"] },
  "content-slides": { section: "content", type: "basic", keywords: ["slide", "banner", "seasonal", "homepage"] },
  "content-policies": { section: "content", type: "advanced", keywords: ["policy", "policies", "about page"] },
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
  "help-use": { section: "help", type: "basic", keywords: ["help", "madad"] },
  "help-keys": { section: "help", type: "advanced", keywords: ["shortcut", "keyboard", "palette"] },
  "settings-save": { section: "settings", type: "basic", keywords: ["settings", "site name"] },
  "settings-theme": { section: "settings", type: "basic", keywords: ["dark", "theme", "animation"] },
  "settings-maintenance": { section: "settings", type: "advanced", keywords: ["maintenance"] },
  "email-limit": { section: "email", type: "troubleshooting", keywords: ["email", "e-mail", "daily limit", "limit reached"] },
} as const satisfies Record<string, TopicEntry>;

export type TopicId = keyof typeof registry;

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

/** Every topic in one language, section by section: what the documentation and the assistant both speak from. */
export function helpTopics(lang: Lang): HelpTopic[] {
  const t = translator(lang, adminHelp);
  return topicIds.map((id) => ({
    id,
    ...registry[id],
    question: t(`topic.${id}.question`),
    answer: t(`topic.${id}.answer`),
  }));
}
