import { setTimeout as sleep } from "node:timers/promises";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { badBodies } from "./bad-bodies.ts";
import { type BadValue, badShapes, badValues } from "./bad-values.ts";
import { errorPageFaults, forgotten } from "./error-page-faults.ts";
import type { Form } from "./form.ts";
import { forms } from "./forms.ts";
import { makePeople, type People } from "./people.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

/** One wrong form: its name for the report, its bytes, and which field is wrong by which value, if that is what is wrong. */
type Wrong = { name: string; type: string; body: Buffer; field?: string; bad?: BadValue };

const urlencoded = "application/x-www-form-urlencoded";

/** The right form with one field written another way. */
function withField({ right }: Form, field: string, written: string): Buffer {
  const others = Object.entries(right).filter(([name]) => name !== field);
  return Buffer.from(
    [...others.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), written].filter(Boolean).join("&"),
  );
}

function wrongForms(form: Form): Wrong[] {
  const perField = Object.keys(form.right).flatMap((field): Wrong[] => [
    ...badValues.map((bad) => {
      const body = withField(form, field, `${field}=${bad.encoded}`);
      return { name: `${field} is ${bad.name}`, type: urlencoded, body, field, bad };
    }),
    ...badShapes.map(({ name, write }) => {
      const body = withField(form, field, write(field, encodeURIComponent(form.right[field] ?? "")));
      return { name: `${field} ${name}`, type: urlencoded, body, field };
    }),
  ]);
  return [...perField, ...badBodies(form.right)];
}

type Count = { statuses: number[]; broken: string[]; forgetful: string[] };

async function sendWrong(
  line: HttpConnection,
  form: Form,
  wrong: Wrong,
  { ground, people, count }: { ground: Ground; people: People; count: Count },
) {
  await form.prepare?.(ground.client, people);
  const headers: Record<string, string> = {
    ...formHeaders(ground.shop.origin, people[form.who].cookie),
    "Content-Type": wrong.type,
  };
  if (wrong.type === "") delete headers["Content-Type"];
  const answer = await line.ask({ method: "POST", path: form.path, headers, body: wrong.body }).catch(() => null);
  const here = `${form.name}, ${wrong.name}`;
  if (!answer) return void count.broken.push(`${here}: no answer`);
  count.statuses.push(answer.status);
  count.broken.push(...errorPageFaults(answer).map((fault) => `${here}: ${fault}`));
  count.forgetful.push(...whatIsForgotten(form, wrong, answer).map((fault) => `${here}: ${fault}`));
}

const whatIsForgotten = (form: Form, { field, bad }: Wrong, answer: Answer): string[] =>
  answer.status === 400 && field !== undefined && hasFields(form) ? forgotten(form, field, bad ?? null, answer) : [];

const hasFields = ({ typed = [], secret = [] }: Form) => typed.length + secret.length > 0;

/** Every field of every form with everything that does not belong there, and every form as something that is none. */
export const badForms = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async (ground) => {
    const people = await makePeople(ground.client);
    const count: Count = { statuses: [], broken: [], forgetful: [] };
    const line = new HttpConnection(ground.shop.origin);
    for (const form of forms) for (const wrong of wrongForms(form)) await sendWrong(line, form, wrong, { ground, people, count });
    line.hangUp();
    await sleep(200); // the log's last lines are still on their way
    return [
      noFaults(`${count.statuses.length} wrong forms: refused or put right, never broken`, count.broken, tally(count.statuses)),
      noFaults("a form that comes back has a sentence and what was typed", count.forgetful, "always"),
      noFaults("errors in the server's log", ground.shop.problems),
    ];
  });
