import { describe, expect, it } from "vitest";
import { benchId, collectBenches } from "./collect-sandboxes.tsx";

describe("the workbench", () => {
  it("calls a part by the shortest name that is its own", () => {
    expect(benchId("../../kits/ui/button/button.sandbox.tsx")).toBe("ui/button");
    expect(benchId("../../kits/share/share-sheet.sandbox.tsx")).toBe("share/share-sheet");
    expect(benchId("../../sites/mcm/parts/wand.sandbox.tsx")).toBe("mcm/parts/wand");
    expect(benchId("../frame/zone-bar.sandbox.tsx")).toBe("frame/zone-bar");
  });

  it("lists all parts in order and fetches none of them before it is shown", () => {
    const load = () => Promise.reject(new Error("fetched too early"));
    const benches = collectBenches({
      "../../kits/ui/tabs/tabs.sandbox.tsx": load,
      "../../kits/ui/chip/chip.sandbox.tsx": load,
    });
    expect(benches.map(({ id }) => id)).toEqual(["ui/chip", "ui/tabs"]);
  });
});
