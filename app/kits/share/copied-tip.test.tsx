// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/kits/i18n/messages.tsx";
import { type TipEnd, useCopiedTip } from "./copied-tip.tsx";

const words = { share: { copied: "コピーしました" } };
let root: Root;
let copied: string[];

function Copier({ end }: { end: TipEnd }) {
  const { copy, tip } = useCopiedTip(end);
  return (
    <>
      <button type="button" onClick={() => copy("https://zone.example/zone1")}>
        リンクをコピー
      </button>
      {tip}
    </>
  );
}

async function show(end: TipEnd): Promise<void> {
  await act(async () =>
    root.render(
      <MessagesProvider lang="ja" messages={words}>
        <Copier end={end} />
      </MessagesProvider>,
    ),
  );
}

const press = () => act(async () => document.querySelector("button")?.click());
const pass = (delayMs: number) => act(async () => vi.advanceTimersByTime(delayMs));
const tipText = () => document.querySelector('[role="status"]')?.textContent;
const tip = () => document.querySelector('[role="status"] > span');

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the tip says that the link was copied, and is gone after two seconds", async () => {
  await show("timer");
  expect(tipText()).toBe("");
  await press();
  expect(copied).toEqual(["https://zone.example/zone1"]);
  expect(tipText()).toBe("コピーしました");
  await pass(1999);
  expect(tipText()).toBe("コピーしました");
  await pass(1);
  expect(tipText()).toBe("");
});

test("copying again starts the two seconds anew", async () => {
  await show("timer");
  await press();
  await pass(1500);
  await press();
  await pass(1500);
  expect(tipText()).toBe("コピーしました");
  await pass(500);
  expect(tipText()).toBe("");
});

test.each([
  ["animation", "animationend"],
  ["transition", "transitionend"],
] as const)("a tip that ends with its %s stays until that ends", async (end, event) => {
  Object.defineProperty(HTMLElement.prototype, "getAnimations", { configurable: true, value: () => [{}] });
  await show(end);
  await press();
  await pass(2500);
  expect(tipText()).toBe("コピーしました");
  await act(async () => tip()?.dispatchEvent(new Event(event, { bubbles: true })));
  expect(tipText()).toBe("");
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations");
});

test.each(["animation", "transition"] as const)(
  "where animations are off, a tip that ends with its %s goes by the clock",
  async (end) => {
    await show(end);
    await press();
    await pass(2000);
    expect(tipText()).toBe("");
  },
);

test("where the clipboard refuses, nothing claims to have been copied", async () => {
  vi.stubGlobal("navigator", {
    clipboard: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
  });
  await show("timer");
  await press();
  expect(tipText()).toBe("");
});
