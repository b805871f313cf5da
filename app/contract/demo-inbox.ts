/**
 * What the demo's WhatsApp gateway can be switched to: `slow` answers after seconds, `hanging` accepts and never answers, `scan` waits
 * for its code to be scanned, `logged-out` says that it is connected and sends nothing.
 */
export const gatewayFaults = ["well", "slow", "hanging", "failing", "scan", "logged-out"] as const;

/** What the demo's mail server can be switched to: `later` answers 451 to a recipient, `full` 452, `refused` 550; `hanging` takes an e-mail and never says so. */
export const mailFaults = ["well", "later", "full", "refused", "hanging"] as const;

/** The faults that are switched on, and the numbers, with their plus, that the gateway does not find on WhatsApp. */
export type DemoFaults = {
  gateway: (typeof gatewayFaults)[number];
  mail: (typeof mailFaults)[number];
  notOnWhatsapp: string[];
};

/**
 * Where the browsers of the demo's own push service subscribe: a name that leads nowhere (RFC 2606). What is sent to it goes to the
 * stand-in of this start of the demo, whose port differs each time.
 */
export const demoPushService = "push.example";

/** The path of the demo's own address at which a browser of that push service subscribes. */
export const demoBrowsers = "/browsers";

/**
 * A message as the demo's phone, mailbox or browser received it; a push has the e-mail address of its account as `to`, or where it has
 * none the phone number, and the path that it opens as `link`. `at` is an ISO time of the shop's clock.
 */
export type DemoMessage = {
  channel: "whatsapp" | "email" | "push";
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  media: string | null;
  link: string | null;
  at: string;
};

/** The demo's messages since it was started, newest first, when that was (ISO, the shop's clock), and the faults that are switched on. */
export type DemoInbox = { faults: DemoFaults; since: string; messages: DemoMessage[] };
