// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { pageOrigin } from "./page-origin.ts";

afterEach(() => {
  document.head.innerHTML = "";
});

test("on a campaign host, links lead to where the page lives", () => {
  document.head.innerHTML = '<link rel="canonical" href="https://zone.example/mor">';
  expect(pageOrigin()).toBe("https://zone.example");
});

test("without a canonical address, links lead to this host", () => {
  expect(pageOrigin()).toBe(location.origin);
});
