// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CompiledMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { composeShare, type ShareChannel } from "./share-text.ts";
import type { CreatePicture } from "./use-share-picture.ts";

const copies = import.meta.glob<CompiledMessages>("../../shell/copy/ja.json", { eager: true, import: "default" });
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";
const hubShare = {
  cid: "zone",
  texts: { ja: { body: "真夜中の町に、入口を見つけた。", hashtags: ["KATEZONE"], landing: "/zone1" } },
} as const;
const share = (channel: ShareChannel) => composeShare(hubShare, "ja", {}, channel, "https://zone.example");
const picture = async () => new Blob(["png"], { type: "image/png" });

let root: Root;
let sharedChannels: string[];

interface Phone {
  userAgent?: string;
  clipboard?: object;
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
}

async function open(phone: Phone, make: CreatePicture | null = picture): Promise<void> {
  vi.stubGlobal("navigator", { userAgent: iphone, ...phone });
  await act(async () =>
    root.render(
      <MessagesProvider lang="ja" messages={Object.values(copies)[0] ?? {}}>
        <ShareButtons
          share={share}
          picture={make ?? undefined}
          pictureName="yogen.png"
          onShare={(way) => sharedChannels.push(way)}
        />
      </MessagesProvider>,
    ),
  );
}

const listLabels = () => [...document.querySelectorAll("button, a, label")].map((way) => way.textContent);
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("button, a")].find((way) => way.textContent === label)?.click(),
  );

beforeEach(() => {
  sharedChannels = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const clipboard = { writeText: async () => {} };
const sheet = { share: async () => {}, canShare: () => true };

test("a phone that can do everything shows the five ways in the order of the house", async () => {
  await open({ clipboard, ...sheet });
  expect(listLabels()).toEqual(["画像と一緒にシェア", "X", "LINE", "リンクをコピー", "画像を保存"]);
});

test("without clipboard writing there is no copy button but a link to select", async () => {
  await open({ ...sheet });
  expect(listLabels()).not.toContain("リンクをコピー");
  expect(document.querySelector("input")?.value).toBe("https://zone.example/zone1?cid=kz_zone_cp");
  expect(document.querySelector("input")?.readOnly).toBe(true);
});

test("a clipboard that refuses is replaced by the link to select", async () => {
  await open({ clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  await press("リンクをコピー");
  expect(document.querySelector("input")?.value).toBe("https://zone.example/zone1?cid=kz_zone_cp");
  expect(sharedChannels).toEqual([]);
});

test("a browser without a share sheet does not promise one", async () => {
  await open({ clipboard });
  expect(listLabels()).toEqual(["X", "LINE", "リンクをコピー", "画像を保存"]);
});

test("the sheet gets the sentence, the link and the picture", async () => {
  const shared: ShareData[] = [];
  await open({ ...sheet, share: async (data) => void shared.push(data) });
  await press("画像と一緒にシェア");
  expect(shared).toHaveLength(1);
  expect(shared[0]?.url).toBe("https://zone.example/zone1?cid=kz_zone_ws");
  expect(shared[0]?.text).toBe("真夜中の町に、入口を見つけた。\n#KATEZONE");
  expect(shared[0]?.files?.map((file) => file.name)).toEqual(["yogen.png"]);
  expect(sharedChannels).toEqual(["ws"]);
});

test("a sheet that takes no pictures is offered as plain sharing", async () => {
  const shared: ShareData[] = [];
  await open({ share: async (data) => void shared.push(data), canShare: () => false });
  await press("シェア");
  expect(shared[0]).not.toHaveProperty("files");
});

test("closing the sheet is no failure", async () => {
  await open({ ...sheet, share: () => Promise.reject(new DOMException("closed", "AbortError")) });
  await press("画像と一緒にシェア");
  expect(document.body.textContent).not.toContain("シェアできませんでした");
  expect(sharedChannels).toEqual([]);
});

test("a sheet that refuses says what to do instead", async () => {
  await open({ ...sheet, share: () => Promise.reject(new DOMException("late", "NotAllowedError")) });
  await press("画像と一緒にシェア");
  expect(document.body.textContent).toContain("シェアできませんでした。リンクをコピーしてお使いください。");
});

test("inside an app, saving holds the picture out to be pressed", async () => {
  await open({ userAgent: `${iphone} Line/15.9.0` });
  await press("画像を保存");
  expect(document.querySelector("img")?.getAttribute("src")).toMatch(/^blob:/);
  expect(document.body.textContent).toContain("画像を長押しすると、保存できます。");
});

test("without a picture nothing is said about pictures", async () => {
  await open({ clipboard, ...sheet }, null);
  expect(listLabels()).toEqual(["シェア", "X", "LINE", "リンクをコピー"]);
});

test("while the picture is being made, its two buttons wait and the others do not", async () => {
  await open({ clipboard, ...sheet }, () => new Promise(() => {}));
  const waiting = [...document.querySelectorAll("[aria-busy]")].map((way) => way.textContent);
  expect(waiting).toEqual(["画像と一緒にシェア", "画像を保存"]);
  expect(document.body.textContent).toContain("画像を用意しています。");
});

test("a picture that could not be made is not offered", async () => {
  await open({ clipboard, ...sheet }, () => Promise.reject(new Error("no picture")));
  expect(listLabels()).toEqual(["シェア", "X", "LINE", "リンクをコピー"]);
});
