// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { getPageOrigin } from "./page-origin.ts";

afterEach(() => {
  document.head.innerHTML = "";
});

test("on a campaign host, links lead to where the page lives", () => {
  document.head.innerHTML = '<link rel="canonical" href="https://zone.example/mor">';
  expect(getPageOrigin()).toBe("https://zone.example");
});

test("without a canonical address, links lead to this host", () => {
  expect(getPageOrigin()).toBe(location.origin);
});
