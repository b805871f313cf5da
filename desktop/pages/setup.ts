import { bridge, readState } from "./bridge.ts";
import { element, showPage } from "./element.ts";

/** The setup page of a new machine: the shop's address, checked before it is stored. */
async function showSetup(): Promise<void> {
  const { home, t } = await readState();
  const address = element("input", {
    name: "address",
    type: "text",
    required: true,
    value: home ?? "",
    autocomplete: "off",
    spellcheck: false,
  });
  const outcome = element("p", { role: "status" });
  const ask = async (request: "test-home" | "save-home") => {
    outcome.className = "";
    outcome.textContent = t("setup.testing");
    const answer = await bridge.ask(request, { address: address.value });
    outcome.className = answer.isShop ? "" : "problem";
    outcome.textContent = answer.isShop ? t("setup.found", { home: answer.home }) : t(`home.${answer.problem}`);
  };
  const test = element("button", { type: "button", textContent: t("setup.test"), onclick: () => void ask("test-home") });
  const form = element(
    "form",
    {
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        void ask("save-home");
      },
    },
    element("label", {}, t("setup.address"), address),
    test,
    element("button", { type: "submit", textContent: t("setup.save") }),
  );
  showPage(element("h1", { textContent: t("setup.title") }), element("p", { textContent: t("setup.help") }), form, outcome);
  address.focus();
}

void showSetup();
