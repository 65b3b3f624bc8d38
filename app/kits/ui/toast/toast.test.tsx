// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, mount, send } from "../testing/mount.tsx";
import { type Toast, ToastRegion, useToast } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (delayMs: number) => act(() => vi.advanceTimersByTimeAsync(delayMs));

function open() {
  let say: (toast: Toast) => void = () => {};
  function Speaker() {
    say = useToast();
    return null;
  }
  const part = mount(
    <ToastRegion>
      <Speaker />
    </ToastRegion>,
  );
  return { ...part, say: (toast: Toast) => act(() => say(toast)), said: () => part.find("[role=status]").textContent };
}

it("is read out in a region that was there before, and goes by itself", async () => {
  const { say, said, unmount } = open();
  expect(said()).toBe("");
  say({ text: "コピーしました。" });
  expect(said()).toBe("コピーしました。");
  await wait(2000);
  expect(said()).toBe("コピーしました。");
  await wait(1000);
  expect(said()).toBe("");
  unmount();
});

it("a new one takes the place of the old, with its own time", async () => {
  const { say, said, unmount } = open();
  say({ text: "コピーしました。" });
  await wait(2500);
  say({ text: "保存しました。" });
  await wait(2500);
  expect(said()).toBe("保存しました。");
  unmount();
});

it("waits while a finger or the focus is on it", async () => {
  const { say, said, find, unmount } = open();
  say({ text: "外しました。", action: { label: "もどす", onAct: () => {} } });
  act(() => find("[role=status] button").focus());
  await wait(60_000);
  expect(said()).toContain("外しました。");
  act(() => find("[role=status] button").blur());
  await wait(60_000);
  expect(said()).toBe("");
  unmount();
});

it("takes the act back, and lets that be said too", () => {
  const { say, said, find, unmount } = open();
  const onAct = vi.fn(() => say({ text: "もどしました。" }));
  say({ text: "外しました。", action: { label: "もどす", onAct } });
  send(find("[role=status] button"), click());
  expect(onAct).toHaveBeenCalledOnce();
  expect(said()).toBe("もどしました。");
  unmount();
});

it("leaves no timer behind", () => {
  const { say, unmount } = open();
  say({ text: "コピーしました。" });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
