import type { ClientBase } from "pg";
import { karachiDate } from "#app/lib/dates.ts";
import { insertRows } from "./insert-rows.ts";

/** None of the demo's accounts is real: e-mails go to the demo's own mailbox until somebody enters keys that work. */
const never = { restingUntil: "2099-01-01T00:00:00Z", lastProblem: "demo account: letters arrive at /demo/inbox" };

const works = { restingUntil: null, lastProblem: null };

const account = (name: string, more: object) => ({
  ...{ name, kind: "emailjs", serviceId: "service_demo", templateId: "template_demo", publicKey: "demo_public_key" },
  ...{ smtpHost: null, smtpPort: null, smtpUser: null, dailyLimit: 200, isActive: true, ...works, ...more },
});

/** E-mail configurations in every state: active, at its limit, not working, switched off. */
export async function seedEmail(client: ClientBase, now: Date): Promise<void> {
  const countedOn = karachiDate(now);
  const rows = [
    account("Orders", { emailsSentToday: 37, ...never }),
    account("Spare account", { serviceId: "service_spare", dailyLimit: 50, emailsSentToday: 50, ...never }),
    account("Shop's mail server", {
      ...{ kind: "smtp", serviceId: null, templateId: null, publicKey: null, emailsSentToday: 0, isActive: false },
      ...{ smtpHost: "mail.taazamandi.example", smtpPort: 587, smtpUser: "salam@taazamandi.example" },
    }),
  ];
  const configurations = rows.map((row, at) => ({ id: at + 1, ...row, countedOn, createdAt: now }));
  await insertRows(client, "email_providers", configurations);
}
