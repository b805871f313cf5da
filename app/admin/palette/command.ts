/** Where commands upon orders are posted. */
export const commandPath = "/admin/orders/palette-command";

/** What the palette does with one order. */
export const orderCommands = ["confirm", "paid", "cancel"] as const;

/** One of the things the palette does with an order. */
export type OrderCommand = (typeof orderCommands)[number];

/** The words that mean a command, in English and in Roman Urdu. */
const wordsOf: Record<OrderCommand, readonly string[]> = {
  confirm: ["confirm", "confirmed", "pakka", "manzoor"],
  paid: ["paid", "pay", "ada", "wasool", "paise", "paisay"],
  cancel: ["cancel", "cancelled", "mansookh", "khatam", "radd"],
};

/** Words that go with a command and change nothing: "order 118 ke paise mil gaye". */
const fillers = [
  "order",
  "ko",
  "ka",
  "ke",
  "kar",
  "karo",
  "karein",
  "kardo",
  "karen",
  "mil",
  "gaye",
  "gayi",
  "do",
  "dein",
  "hua",
];

/**
 * The command a text means, with the order's number before or after the word: "confirm 120", "#000118 paid", "120 mansookh karein".
 *
 * @returns null when it names no command, more than one, or no single order
 */
export function parseCommand(text: string): { command: OrderCommand; orderId: number } | null {
  const words = text.trim().toLowerCase().split(/\s+/);
  const numbers = words.filter((word) => /^#?\d{1,9}$/.test(word));
  const others = words.filter((word) => !numbers.includes(word) && !fillers.includes(word));
  const meant = orderCommands.filter((command) => others.some((word) => wordsOf[command].includes(word)));
  const [command] = meant;
  const isPlain = others.every((word) => command && wordsOf[command].includes(word));
  const orderId = Number(numbers[0]?.replace("#", ""));
  return command && meant.length === 1 && isPlain && numbers.length === 1 && orderId > 0 ? { command, orderId } : null;
}
