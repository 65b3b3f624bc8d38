// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, mount } from "../ui/testing/mount.tsx";
import { createFakeApi, deleteToken, jsonResponse } from "../visitor/fake-api.ts";
import { VisitorProvider } from "../visitor/visitor-provider.tsx";
import { MessagesProvider } from "../i18n/messages.tsx";
import { WishHeart } from "./wish-heart.tsx";

let api: ReturnType<typeof createFakeApi>;
let changes: boolean[];
let page: ReturnType<typeof mount>;

const wish = {
  ...{ productId: "lip-01", state: "wanted", note: "", folder: "mine" },
  ...{ wantedAt: "2026-11-20T12:00:00.000Z", keptAt: null, units: 1, isLow: false },
};

beforeEach(async () => {
  changes = [];
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  api = createFakeApi({
    "GET /api/visitor/summary": () => jsonResponse(200, { known: true, nightsVisited: 1, openingSeenAt: null }),
    "GET /api/wishlist/mine": () => jsonResponse(200, { wishes: [], left: [], share: null }),
    "PUT /api/wishlist/items/lip-01": ({ body }) =>
      jsonResponse(200, { outcome: "done", wish: (body as { isWanted: boolean }).isWanted ? wish : null }),
  });
  vi.stubGlobal("fetch", api.fetch);
  page = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <VisitorProvider>
        <WishHeart productId="lip-01" name="踊り場の金魚" onChange={(isWanted) => changes.push(isWanted)} />
      </VisitorProvider>
    </MessagesProvider>,
  );
  await settled();
});
afterEach(() => {
  page.unmount();
  localStorage.clear();
  deleteToken();
  vi.unstubAllGlobals();
});

/** Scripts and answers arrive in several rounds. */
async function settled(): Promise<void> {
  for (let round = 0; round < 4; round++) await act(() => vi.dynamicImportSettled());
}

async function tap(detail = 1): Promise<void> {
  act(() => void page.find("button").dispatchEvent(click(detail)));
  await settled();
}

const isPressed = () => page.find("button").getAttribute("aria-pressed");

it("a heart names its product, is pressed at once, and a double tap is one tap", async () => {
  expect(page.find("button").getAttribute("aria-label")).toBe("欲しいものに入れる：踊り場の金魚");
  expect(isPressed()).toBe("false");
  await tap(1);
  await tap(2);
  expect(isPressed()).toBe("true");
  expect(changes).toEqual([true]);
  expect(api.writes().map(({ body }) => body)).toEqual([{ isWanted: true }]);

  await tap(1);
  expect(isPressed()).toBe("false");
  expect(changes).toEqual([true, false]);
});
