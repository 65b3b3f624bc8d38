// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, mount, pointer, pointerLeaves, send } from "../testing/mount.tsx";
import { HoldButton } from "./hold-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (delayMs: number) => act(() => vi.advanceTimersByTimeAsync(delayMs));

function open() {
  const onDone = vi.fn();
  const part = mount(
    <HoldButton hint="押す／長押し" onDone={onDone}>
      ひらく
    </HoldButton>,
  );
  return { ...part, onDone, button: part.find("button") };
}

it("a tap is enough", async () => {
  const { button, onDone, unmount } = open();
  send(button, pointer("pointerdown"));
  await wait(80);
  send(button, pointer("pointerup"));
  send(button, click());
  await wait(2000);
  expect(onDone).toHaveBeenCalledOnce();
  unmount();
});

it("Enter does the same, also after a hold", async () => {
  const { button, onDone, unmount } = open();
  send(button, click(0));
  expect(onDone).toHaveBeenCalledTimes(1);
  send(button, pointer("pointerdown"));
  await wait(700);
  send(button, pointerLeaves());
  send(button, click(0));
  expect(onDone).toHaveBeenCalledTimes(3);
  unmount();
});

it("a full hold counts once, though lifting the finger clicks too", async () => {
  const { button, onDone, unmount } = open();
  send(button, pointer("pointerdown"));
  expect(button.hasAttribute("data-holding")).toBe(true);
  await wait(699);
  expect(onDone).not.toHaveBeenCalled();
  await wait(1);
  expect(onDone).toHaveBeenCalledOnce();
  expect(button.hasAttribute("data-holding")).toBe(false);
  send(button, pointer("pointerup"));
  send(button, click());
  expect(onDone).toHaveBeenCalledOnce();
  unmount();
});

it("a finger that slides off, or scrolls the page, has not decided", async () => {
  const { button, onDone, unmount } = open();
  for (const leaving of [pointerLeaves(), pointer("pointercancel")]) {
    send(button, pointer("pointerdown"));
    await wait(400);
    send(button, leaving);
    await wait(2000);
    expect(button.hasAttribute("data-holding")).toBe(false);
  }
  expect(onDone).not.toHaveBeenCalled();
  unmount();
});

it("nothing happens after the screen is gone", async () => {
  const { button, onDone, unmount } = open();
  send(button, pointer("pointerdown"));
  unmount();
  await wait(2000);
  expect(onDone).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it("says that pressing is enough to those who hear it", () => {
  const { button, find, unmount } = open();
  expect(find(`#${CSS.escape(button.getAttribute("aria-describedby") ?? "")}`).textContent).toBe("押す／長押し");
  unmount();
});
