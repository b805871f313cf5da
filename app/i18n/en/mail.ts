export const mail = {
  "reset.subject": "A new password for {brand}",
  "reset.text": `Assalam o Alaikum {name},

somebody, hopefully you, asked for a new password at {brand}. Choose it here within 30 minutes; the link works once:

{link}

If it was not you, please leave this letter aside. Your password stays as it is.

{brand}, {city}
{phone}`,
  "order.subject": "{brand}: we have your order {number}",
  "order.text": `Assalam o Alaikum {name},

thank you for your order {number}.

Items: {items}
Total: {total} ({payment})
To be paid: {due}
Delivery: {delivery}
{payTo}
See where it is at any time:
{link}

{brand}, {city}
{phone}`,
  "contact.subject": "{brand}: a message from {name}",
  "suggestion.subject": "{brand}: a suggestion, {subject}",
  "written.text": `{message}

{name}, {email}

Answer this e-mail to write to them.`,
  "order.pay-to": `
Please pay exactly {due} to:
{where}
Write your order number {number} with it. The transaction number can be added on the order's page.
`,
  "order.delivery": "{date}, {from} to {to}",
  "order.delivery-open": "we call you to agree on a time",
} as const;
