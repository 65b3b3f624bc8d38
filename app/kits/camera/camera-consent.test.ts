import { expect, it } from "vitest";
import type { LocalStore } from "../visitor/local-store.ts";
import { hasCameraConsent, saveCameraConsent } from "./camera-consent.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const dayMs = 86_400_000;

function memory(): LocalStore {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
}

it("a yes to the camera holds for thirty days and one purpose", () => {
  const store = memory();
  expect(hasCameraConsent(store, "barcode", now)).toBe(false);
  saveCameraConsent(store, "barcode", now);
  expect(hasCameraConsent(store, "barcode", now + 29 * dayMs)).toBe(true);
  expect(hasCameraConsent(store, "barcode", now + 30 * dayMs)).toBe(false);
  expect(hasCameraConsent(store, "face", now)).toBe(false);
});

it("a yes from a clock that ran ahead, or what another hand wrote, is none", () => {
  const store = memory();
  saveCameraConsent(store, "barcode", now + dayMs);
  expect(hasCameraConsent(store, "barcode", now)).toBe(false);
  store.set("kz_cam_barcode", "yes");
  expect(hasCameraConsent(store, "barcode", now)).toBe(false);
});
