import { expect, it } from "vitest";
import { menuPlaceOf, outsideAddress } from "./menu-place.ts";

it("LINE is told to open the page outside, in the language one is in", () => {
  expect(outsideAddress("LINE", "https://zone.test/scan_en#face")).toBe(
    "https://zone.test/scan_en?openExternalBrowser=1",
  );
  expect(outsideAddress("Instagram", "https://zone.test/scan")).toBeNull();
});

it("every app has a place where its menu is drawn", () => {
  expect(menuPlaceOf("LINE")).toBe("bottomRight");
  expect(menuPlaceOf("X")).toBe("share");
});
