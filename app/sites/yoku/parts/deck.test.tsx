// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { click, mount, pointer, pointerLeaves, send } from "#app/kits/ui/testing/mount.tsx";
import { SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import ja from "../copy/ja.json";
import { Deck, type DeckWord } from "./deck.tsx";

const words: DeckWord[] = [1, 10, 19].map((id) => ({ id, word: `欲${id}`, whisper: "", family: "眠" }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function dealt(heardId: number | null, picked: number[] = [], asleep = 0) {
  const reported: string[] = [];
  const mounted = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={ja}>
        <Deck
          words={words}
          picked={picked}
          previewId={heardId}
          hiddenCount={asleep}
          onPreview={({ id }) => reported.push(`hear ${id}`)}
          onPick={({ id }) => reported.push(`pick ${id}`)}
        />
      </SiteMessages>
    </MessagesProvider>,
  );
  return { ...mounted, told: reported };
}

test("the first tap lets a word be heard, the second takes it, and a tap on a taken one gives it back", () => {
  const first = dealt(null);
  send(first.find("[data-desire='10']"), click());
  expect(first.told).toEqual(["hear 10"]);
  first.unmount();
  const second = dealt(10, [19]);
  send(second.find("[data-desire='10']"), click(0));
  send(second.find("[data-desire='19']"), click());
  expect(second.told).toEqual(["pick 10", "pick 19"]);
  second.unmount();
});

test("holding takes a word at once, and the tap that ends it does nothing more", () => {
  const { find, told: reported, unmount } = dealt(null);
  const strip = find("[data-desire='1']");
  send(strip, pointer("pointerdown"));
  act(() => void vi.advanceTimersByTime(500));
  send(strip, pointer("pointerup"));
  send(strip, click());
  expect(reported).toEqual(["pick 1"]);
  unmount();
});

test("a finger that slides away has held nothing", () => {
  const { find, told: reported, unmount } = dealt(null);
  send(find("[data-desire='1']"), pointer("pointerdown"));
  send(find("[data-desire='1']"), pointerLeaves());
  act(() => void vi.advanceTimersByTime(1_000));
  expect(reported).toEqual([]);
  unmount();
});

test("without a script each strip is a button of a form that says which desire it is", () => {
  const { findAll, unmount } = dealt(null, [10]);
  expect(findAll<HTMLButtonElement>("button").map(({ type, name, value }) => `${type} ${name}=${value}`)).toEqual([
    "submit d=01",
    "submit d=0a",
    "submit d=0j",
  ]);
  expect(findAll("button")[1]!.getAttribute("aria-pressed")).toBe("true");
  unmount();
});

test("what sleeps lies face down beside the others: it is seen, not read out, and cannot be pressed", () => {
  const mounted = dealt(null, [], 9);
  const backs = [...mounted.find("ul").querySelectorAll("li[aria-hidden='true']")];
  expect(backs).toHaveLength(9);
  expect(backs.every((back) => back.querySelector("button") === null && back.textContent === "")).toBe(true);
  expect(mounted.find("ul").querySelectorAll("button")).toHaveLength(3);
  mounted.unmount();
});
