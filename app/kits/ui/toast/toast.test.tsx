// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, mount, send } from "../testing/mount.tsx";
import { type Toast, ToastRegion, useToast } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (delayMs: number) => act(() => vi.advanceTimersByTimeAsync(delayMs));

function open() {
  let showToast: (toast: Toast) => void = () => {};
  function Speaker() {
    showToast = useToast();
    return null;
  }
  const part = mount(
    <ToastRegion>
      <Speaker />
    </ToastRegion>,
  );
  return {
    ...part,
    showToast: (toast: Toast) => act(() => showToast(toast)),
    getText: () => part.find("[role=status]").textContent,
  };
}

it("is read out in a region that was there before, and goes by itself", async () => {
  const { showToast, getText, unmount } = open();
  expect(getText()).toBe("");
  showToast({ text: "コピーしました。" });
  expect(getText()).toBe("コピーしました。");
  await wait(2000);
  expect(getText()).toBe("コピーしました。");
  await wait(1000);
  expect(getText()).toBe("");
  unmount();
});

it("a new one takes the place of the old, with its own time", async () => {
  const { showToast, getText, unmount } = open();
  showToast({ text: "コピーしました。" });
  await wait(2500);
  showToast({ text: "保存しました。" });
  await wait(2500);
  expect(getText()).toBe("保存しました。");
  unmount();
});

it("waits while a finger or the focus is on it", async () => {
  const { showToast, getText, find, unmount } = open();
  showToast({ text: "外しました。", action: { label: "もどす", onAct: () => {} } });
  act(() => find("[role=status] button").focus());
  await wait(60_000);
  expect(getText()).toContain("外しました。");
  act(() => find("[role=status] button").blur());
  await wait(60_000);
  expect(getText()).toBe("");
  unmount();
});

it("takes the act back, and lets that be said too", () => {
  const { showToast, getText, find, unmount } = open();
  const onAct = vi.fn(() => showToast({ text: "もどしました。" }));
  showToast({ text: "外しました。", action: { label: "もどす", onAct } });
  send(find("[role=status] button"), click());
  expect(onAct).toHaveBeenCalledOnce();
  expect(getText()).toBe("もどしました。");
  unmount();
});

it("leaves no timer behind", () => {
  const { showToast, unmount } = open();
  showToast({ text: "コピーしました。" });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
