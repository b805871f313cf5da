import { type PaperName, type PrintKind, papersOf, printKinds } from "#app/contract/paper.ts";
import type { PrinterChoice } from "../main/print/printer-choice.ts";
import { bridge, type PageTranslate } from "./bridge.ts";
import { element } from "./element.ts";

const rolls = ["80mm", "58mm"] as const;

/** Option value of the receipt printer in the list of printers; no system printer has this name. */
const network = "\u0000network";
const systemDefault = "";

type Printer = { name: string; label: string };

/** A form for each kind of document: its printer and its paper. */
export async function printerForms(t: PageTranslate): Promise<HTMLElement[]> {
  const [printers, choices] = await Promise.all([bridge.ask("list-printers", null), bridge.ask("read-choices", null)]);
  return printKinds.flatMap((kind) => {
    const choice = choices[kind];
    return choice ? [formOf(kind, { choice, printers, t })] : [];
  });
}

function formOf(
  kind: PrintKind,
  { choice, printers, t }: { choice: PrinterChoice; printers: readonly Printer[]; t: PageTranslate },
): HTMLElement {
  const known = choice.way === "network" ? network : (choice.name ?? systemDefault);
  const gone = known !== systemDefault && known !== network && !printers.some(({ name }) => name === known);
  const way = select(known, [
    [systemDefault, t("printers.usual")],
    ...printers.map(({ name, label }) => [name, label] as const),
    ...(gone ? [[known, known] as const] : []),
    [network, t("printers.network")],
  ]);
  const paper = element("select");
  const host = element("input", { type: "text", value: choice.way === "network" ? choice.host : "", spellcheck: false });
  const port = element("input", {
    type: "number",
    min: "1",
    max: "65535",
    value: String(choice.way === "network" ? choice.port : 9100),
  });
  const address = [element("label", {}, t("printers.host"), host), element("label", {}, t("printers.port"), port)];
  const check = element("button", { type: "button", textContent: t("printers.check") });
  const outcome = element("p", { role: "status" });
  const showStatus = (text: string, isProblem = false) => {
    outcome.textContent = text;
    outcome.className = isProblem ? "problem" : "";
  };
  const follow = () => {
    const isNetwork = way.value === network;
    for (const part of [...address, check]) part.hidden = !isNetwork;
    const fitting: readonly PaperName[] = isNetwork ? rolls : papersOf[kind];
    const chosen = paper.value || choice.paper;
    paper.replaceChildren(...fitting.map((name) => element("option", { value: name, textContent: t(`paper.${name}`) })));
    paper.value = fitting.find((name) => name === chosen) ?? fitting[0] ?? "";
  };
  const save = async () => {
    const chosen = { way: way.value, host: host.value.trim(), port: Number(port.value), paper: paper.value };
    return bridge.ask("choose-printer", { kind, choice: choiceOf(chosen) });
  };
  way.onchange = follow;
  check.onclick = () =>
    void save()
      .then(() => bridge.ask("check-printer", { kind }))
      .then(
        (problem) => (problem ? showStatus(t(`problem.${problem}`), true) : showStatus(t("printers.ready"))),
        () => showStatus(t("printers.invalid"), true),
      );
  follow();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save().then(
      ({ isStored }) => (isStored ? showStatus(t("printers.saved")) : showStatus(t("printers.not-kept"), true)),
      () => showStatus(t("printers.invalid"), true),
    );
  };
  return element(
    "form",
    { onsubmit: submit, ariaLabel: t(`kind.${kind}`) },
    element("label", {}, t(`kind.${kind}`), way),
    element("label", {}, t("printers.paper"), paper),
    ...address,
    element("button", { type: "submit", textContent: t("printers.save") }),
    check,
    outcome,
  );
}

type Chosen = { way: string; host: string; port: number; paper: string };

/** The main process validates it against the contract; an address without a name or a port is refused there. */
function choiceOf({ way, host, port, paper }: Chosen): PrinterChoice {
  const roll = rolls.find((name) => name === paper);
  if (way === network) return { way: "network", host, port, paper: roll ?? "80mm" };
  return { way: "system", name: way === systemDefault ? null : way, paper: roll ?? "a4" };
}

function select(value: string, options: readonly (readonly [value: string, label: string])[]): HTMLSelectElement {
  const made = element("select", {}, ...options.map(([name, label]) => element("option", { value: name, textContent: label })));
  made.value = value;
  return made;
}
