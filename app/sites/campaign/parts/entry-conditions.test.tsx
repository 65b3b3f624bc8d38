// @vitest-environment happy-dom
import { act, useRef, useState } from "react";
import { expect, test } from "vitest";
import { click, mount, send } from "#app/kits/ui/testing/mount.tsx";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import { legalFields } from "#contracts/legal-fields.ts";
import words from "../copy/ja.json";
import { EntryConditions } from "./entry-conditions.tsx";
import { Quiz } from "./quiz.tsx";
import { useMissingFields } from "./use-missing-fields.ts";

const legal = Object.fromEntries(legalFields.map((field) => [field, field])) as Record<
  (typeof legalFields)[number],
  string
>;
const questions = ["一問目", "二問目"].map((question) => ({
  question,
  choices: ["はい", "いいえ"],
  hint: { label: "確かめる", path: "/zone1" },
}));

/** The form as far as it asks, with a button that checks it and says how often everything was there. */
function Probe({ asks }: { asks: typeof questions }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, hint, update, check } = useMissingFields(form, asks.length);
  const [sent, setSent] = useState(0);
  return (
    <form ref={form} noValidate onChange={update}>
      <Quiz questions={asks} wrong={[]} errors={errors} />
      <EntryConditions legal={legal} isBusy={false} errors={errors} />
      <button type="button" onClick={() => check() && setSent((count) => count + 1)}>
        応募する
      </button>
      <output>{sent}</output>
      <p id="hint">{hint}</p>
    </form>
  );
}

function openForm(asks: typeof questions = []) {
  const mounted = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <Probe asks={asks} />
      </SiteMessages>
    </MessagesProvider>,
  );
  const { find, findAll } = mounted;
  const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
  return {
    ...mounted,
    field,
    press: () => send(find("button"), click()),
    tick: (name: string) => act(() => field(name).click()),
    chooseAge: (age: string) =>
      act(() => {
        const select = find<HTMLSelectElement>("select");
        select.value = age;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }),
    /** What is told beside a field, and that the field points to it. */
    errorOf: (name: string) => {
      const id = field(name).getAttribute("aria-describedby");
      return id === null ? null : find(`[id="${id}"]`).textContent;
    },
    /** The fields that are said to be wrong, in the order in which they stand; a question is its group. */
    invalid: () =>
      findAll("[aria-invalid=true]").map((part) => (part.querySelector("input") ?? part).getAttribute("name")),
  };
}

test("pressed too early, the form goes to the first thing it still wants, and says beside each what that is", () => {
  const { field, press, tick, chooseAge, errorOf, invalid, find, unmount } = openForm();
  expect(find("#hint").textContent).toBe("まだ選んでいないもの：お住まい、年齢、十四項目への同意");
  expect(invalid(), "nothing is wrong before a press").toEqual([]);
  tick("lives");
  press();
  expect(document.activeElement).toBe(field("age"));
  expect(invalid()).toEqual(["age", "rules"]);
  expect(errorOf("age")).toBe("年齢を選んでください。");
  expect(errorOf("rules")).toBe("十四項目を読み、同意を選んでください。");

  // Filled, it is quiet again; under eighteen there is one thing more.
  chooseAge("13-17");
  expect(invalid()).toEqual(["consent", "rules"]);
  press();
  expect(document.activeElement).toBe(field("consent"));
  expect(errorOf("consent")).toBe("保護者の同意を確かめて、選んでください。");
  tick("consent");
  tick("rules");
  expect(invalid()).toEqual([]);
  expect(find("#hint").textContent).toBe("");
  expect(find("output").textContent).toBe("0");
  press();
  expect(find("output").textContent).toBe("1");
  unmount();
});

test("a question that was left out is named by its number, and has the focus before everything after it", () => {
  const { field, press, tick, errorOf, invalid, find, unmount } = openForm(questions);
  tick("answer-0");
  press();
  expect(document.activeElement).toBe(field("answer-1"));
  expect(errorOf("answer-1")).toBe("問い 2の答えを選んでください。");
  expect(invalid()).toEqual(["answer-1", "lives", "age", "rules"]);
  expect(find("#hint").textContent).toContain("問い 2、お住まい");
  unmount();
});
