// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { useVisitNumber } from "./use-visit-number.ts";

function Count() {
  return <output>{useVisitNumber()}</output>;
}

const visit = (): string => {
  const { find, unmount } = mount(<Count />);
  const { textContent } = find("output");
  unmount();
  return textContent ?? "";
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("coming back in the same tab is the same visit", () => {
  expect([visit(), visit()]).toEqual(["1", "1"]);
});

test("a closed tab ends the visit", () => {
  visit();
  sessionStorage.clear();
  expect(visit()).toBe("2");
});

test("a browser that remembers nothing has no second visit", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new Error("storage is closed");
    },
  });
  expect(visit()).toBe("0");
});
