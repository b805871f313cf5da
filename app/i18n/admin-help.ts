import { orderTopics } from "./admin-help/orders.ts";
import { productTopics } from "./admin-help/products.ts";
import { shopTopics } from "./admin-help/shop.ts";
import { messages } from "./messages.ts";

/** The back office's documentation and its assistant: one set of topics for both. */
export const adminHelp = messages({
  title: ["Help & Documentation", "Madad"],
  search: ["Search the help", "Madad mein talash"],
  "search.go": ["Search", "Talash"],
  "search.clear": ["Clear", "Saaf karein"],
  categories: ["Help categories", "Madad ki categories"],
  "category.all": ["All", "Sab"],
  "category.core": ["Core", "Bunyadi"],
  "category.commerce": ["Commerce", "Karobar"],
  "category.content": ["Content", "Content"],
  "category.system": ["System", "System"],
  count: [
    { one: "{count} answer", other: "{count} answers" },
    { one: "{count} jawab", other: "{count} jawab" },
  ],
  "type.basic": ["Basic", "Asaan"],
  "type.advanced": ["Advanced", "Gehri baat"],
  "type.troubleshooting": ["Troubleshooting", "Masla"],
  none: ["No answer matches.", "Koi jawab nahin mila."],
  "none.why": ["Try another word, or look through all categories.", "Koi aur lafz likhein, ya sari categories dekhein."],
  "none.all": ["Show all of the help", "Sari madad dikhayein"],
  "open-section": ["Open {section}", "{section} kholein"],
  minimise: ["Minimise", "Chhota karein"],
  restore: ["Open the chat again", "Chat dobara kholein"],
  close: ["Close the chat", "Chat band karein"],
  chat: ["Chat", "Chat"],
  "chat.user": ["You", "Aap"],
  "chat.bot": ["Assistant", "Madadgar"],
  welcome: [
    "Hello! You are in {section}. Ask me anything about it, or choose a question below.",
    "Assalam o Alaikum! Aap {section} mein hain. Is ke baray mein kuch bhi poochein, ya neechay se sawal chunein.",
  ],
  fallback: [
    "I don't have an answer to that. Look into the Help & Documentation section, contact support, or ask again with how to, why or what.",
    "Is ka jawab mere paas nahin. Madad ka section dekhein, support se rabta karein, ya kaise, kyun ya kya laga kar dobara poochein.",
  ],
  questions: ["Suggested questions", "Sawal jo aap pooch sakte hain"],
  "questions.more": ["More questions", "Aur sawal"],
  ask: ["Your question", "Aap ka sawal"],
  send: ["Send", "Bhejein"],
  ...productTopics,
  ...orderTopics,
  ...shopTopics,
});
