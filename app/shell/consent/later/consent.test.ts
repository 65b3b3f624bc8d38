// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveNoted } from "../../tracking/track.ts";
import { consentVersion, createConsent } from "./consent.ts";

const stored = () => JSON.parse(localStorage.getItem("kz_consent") ?? "null");
const now = () => new Date("2024-01-10T10:00:00.000Z");
const open = () => createConsent(undefined, now);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test("at first the hub counts for itself and nothing outside was asked", () => {
  expect(open().get()).toEqual({ own: true, outside: "unasked", isRefusedByBrowser: false });
});

test.each(["on", "off"] as const)("the answer %s is kept with its version and date, and noted", (state) => {
  const names: string[] = [];
  const stop = receiveNoted(({ name }) => names.push(name));
  open().setOutside(state);
  stop();
  expect(stored()).toEqual({ version: consentVersion, state, at: "2024-01-10T10:00:00.000Z" });
  expect(open().get().outside).toBe(state);
  expect(names).toEqual([`consent_${state}`]);
});

test("a page that asked nothing is remembered as such, and takes no answer away", () => {
  const consent = open();
  expect(consent.hasSeenPage()).toBe(false);
  consent.notePage();
  expect(stored()).toMatchObject({ state: "unasked" });
  expect(consent.hasSeenPage()).toBe(true);
  consent.setOutside("off");
  consent.notePage();
  expect(stored()).toMatchObject({ state: "off" });
});

test.each(["nonsense", "null", "{}", '{"version":0,"state":"on"}', '{"version":1,"state":"yes"}'])(
  "%s in the store is no consent",
  (text) => {
    localStorage.setItem("kz_consent", text);
    expect(open().get().outside).toBe("unasked");
  },
);

test("whoever measures nothing sends nothing outside either, and gets the old answer back with the switch", () => {
  const consent = open();
  consent.setOutside("on");
  consent.setOwn(false);
  expect(open().get()).toMatchObject({ own: false, outside: "off" });
  consent.setOwn(true);
  expect(open().get()).toMatchObject({ own: true, outside: "on" });
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("a browser whose %s says no has answered for the outside, whatever is stored", (name, value) => {
  open().setOutside("on");
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(open().get()).toEqual({ own: true, outside: "off", isRefusedByBrowser: true });
  Reflect.deleteProperty(navigator, name);
});

test("an answer in another tab holds here too, until one stops listening", () => {
  const consent = open();
  const heard = vi.fn();
  const stop = consent.subscribe(heard);
  expect(consent.get().outside).toBe("unasked");
  open().setOutside("on");
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_consent" }));
  expect(consent.get().outside).toBe("on");
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_bright" }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_consent" }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a browser that stores nothing still holds the answer until the page is closed", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const consent = open();
  consent.setOutside("on");
  expect(consent.get().outside).toBe("on");
});
