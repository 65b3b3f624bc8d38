// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveEvents } from "../track.ts";
import { consentVersion, createConsent } from "./consent.ts";

const stored = () => JSON.parse(localStorage.getItem("kz_consent") ?? "null");
const now = () => new Date("2024-01-10T10:00:00.000Z");
const open = () => createConsent(undefined, now);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test("at first the hub counts for itself and nothing outside was asked", () => {
  expect(open().get()).toEqual({ firstParty: true, external: "unasked", isRefusedByBrowser: false });
});

test.each(["on", "off"] as const)("the answer %s is kept with its version and date, and noted", (state) => {
  const names: string[] = [];
  const stop = receiveEvents(({ name }) => names.push(name));
  open().setExternal(state);
  stop();
  expect(stored()).toEqual({ version: consentVersion, state, at: "2024-01-10T10:00:00.000Z" });
  expect(open().get().external).toBe(state);
  expect(names).toEqual([`consent_${state}`]);
});

test("a page that asked nothing is remembered as such, and takes no answer away", () => {
  const consent = open();
  expect(consent.hasSeenPage()).toBe(false);
  consent.savePageSeen();
  expect(stored()).toMatchObject({ state: "unasked" });
  expect(consent.hasSeenPage()).toBe(true);
  consent.setExternal("off");
  consent.savePageSeen();
  expect(stored()).toMatchObject({ state: "off" });
});

test.each(["nonsense", "null", "{}", '{"version":0,"state":"on"}', '{"version":1,"state":"yes"}'])(
  "%s in the store is no consent",
  (text) => {
    localStorage.setItem("kz_consent", text);
    expect(open().get().external).toBe("unasked");
  },
);

test("whoever measures nothing sends nothing outside either, and gets the old answer back with the switch", () => {
  const consent = open();
  consent.setExternal("on");
  consent.setFirstParty(false);
  expect(open().get()).toMatchObject({ firstParty: false, external: "off" });
  consent.setFirstParty(true);
  expect(open().get()).toMatchObject({ firstParty: true, external: "on" });
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("a browser whose %s says no has answered for the outside, whatever is stored", (name, value) => {
  open().setExternal("on");
  Object.defineProperty(navigator, name, { value, configurable: true });
  expect(open().get()).toEqual({ firstParty: true, external: "off", isRefusedByBrowser: true });
  Reflect.deleteProperty(navigator, name);
});

test("an answer in another tab holds here too, until one stops listening", () => {
  const consent = open();
  const heard = vi.fn();
  const stop = consent.subscribe(heard);
  expect(consent.get().external).toBe("unasked");
  open().setExternal("on");
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_consent" }));
  expect(consent.get().external).toBe("on");
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
  consent.setExternal("on");
  expect(consent.get().external).toBe("on");
});
