// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/kits/i18n/messages.tsx";
import words from "../../copy/ja.json";
import { ConsentSlot } from "../consent-slot.tsx";
import { consent } from "#app/kits/analytics/deferred/consent.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;
const atRest: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (run: () => void) => atRest.push(run));

beforeEach(() => {
  localStorage.clear();
  consent.setFirstParty(true);
  document.documentElement.dataset.external = "G-1 https://analytics.example.com/tag.js";
  document.body.innerHTML = `<main id="main" tabindex="-1"></main><div></div>`;
  root = createRoot(document.querySelector("div") as HTMLElement);
});

afterEach(() => {
  act(() => root.unmount());
  delete document.documentElement.dataset.external;
  vi.restoreAllMocks();
});

/** Opens a page, lets it come to rest, and waits until the bar has come where it was sent for. */
async function open(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <ConsentSlot /> }], { initialEntries: [address] });
  await act(async () =>
    root.render(
      <MessagesProvider lang="ja" messages={words}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    ),
  );
  await act(async () => {
    for (const run of atRest.splice(0)) run();
    await import("./consent-bar.tsx");
  });
  return (to: string) => act(() => router.navigate(to));
}

/** The next page load of the same browser. */
async function openAgain(address: string) {
  act(() => root.unmount());
  root = createRoot(document.querySelector("div") as HTMLElement);
  return open(address);
}

const region = () => document.querySelector("section");
const press = (label: string) =>
  act(async () => [...document.querySelectorAll("button")].find((b) => b.textContent === label)?.click());

test("the first page of a first visit asks nothing, the second one does", async () => {
  const go = await open("/zone1");
  expect(region()).toBeNull();
  await go("/zone2");
  expect(region()?.textContent).toContain("送ってもよいですか");
});

test("once asked, the question stays until it is answered, wherever one walks", async () => {
  const go = await open("/zone1");
  await go("/zone2");
  await go("/zone1");
  expect(region()).not.toBeNull();
});

test("a later visit asks on its first page, at the end of the page, so that nothing jumps", async () => {
  await open("/zone1");
  const go = await openAgain("/zone3");
  expect(region()).not.toBeNull();
  expect(region()?.className).not.toContain("held");
  await go("/zone4");
  expect(region()?.className).toContain("held");
});

test("the landing of a share shows no bar, the page after it does", async () => {
  await open("/zone1");
  const go = await openAgain("/lmp?d=20240110&k=a1&cid=kz_lmp_x");
  expect(region()).toBeNull();
  await go("/lmp");
  await go("/lmw/main");
  expect(region()).not.toBeNull();
  await go("/zone1?cid=kz_zone_cp");
  expect(region()).toBeNull();
});

test("both answers are buttons of one look, and the table is one tap away", async () => {
  const go = await open("/zone1");
  await go("/zone2");
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["許可しない", "許可する"]);
  expect(buttons[0]?.className).toBe(buttons[1]?.className);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/faq#external");
  expect(region()?.getAttribute("aria-labelledby")).toBe(document.querySelector("section p")?.id);
});

test.each([
  ["許可しない", "off"],
  ["許可する", "on"],
])("%s is kept, the bar goes, and the focus goes on to the page", async (label, state) => {
  const go = await open("/zone1");
  await go("/zone2");
  await press(label);
  expect(consent.get().external).toBe(state);
  expect(region()).toBeNull();
  expect(document.activeElement?.id).toBe("main");
  await go("/zone3");
  expect(region()).toBeNull();
});

test("it takes no focus when it comes", async () => {
  const go = await open("/zone1");
  document.getElementById("main")?.focus();
  await go("/zone2");
  expect(region()).not.toBeNull();
  expect(document.activeElement?.id).toBe("main");
});

test("the floor of the screens is raised while it is held, and lowered after it", async () => {
  const go = await open("/zone1");
  await go("/zone2");
  const raised = () => document.documentElement.style.getPropertyValue("--consent-height");
  expect(raised()).toMatch(/^\d+px$/);
  await press("許可しない");
  expect(raised()).toBe("");
});

test("whoever measures nothing is not asked", async () => {
  consent.setFirstParty(false);
  const go = await open("/zone1");
  await go("/zone2");
  expect(region()).toBeNull();
});

test("where no outside tag is set, there is no bar and none is loaded", async () => {
  delete document.documentElement.dataset.external;
  const go = await open("/zone1");
  await go("/zone2");
  expect(region()).toBeNull();
  expect(localStorage.getItem("kz_consent")).toBeNull();
});
