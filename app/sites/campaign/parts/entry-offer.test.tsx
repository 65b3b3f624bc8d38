// @vitest-environment happy-dom
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import { readCampaignFile } from "#test-support/draws/read-campaign-file.ts";
import type { CampaignStatus, MyParticipation } from "../contract.ts";
import words from "../copy/ja.json";
import type { CampaignDetail } from "../data.server.ts";
import { EntryOffer } from "./entry-offer.tsx";

const { name, lead, story, draw, legal, prizes } = readCampaignFile("half-open");
const status: CampaignStatus = {
  ...{ phase: "open", now: "2026-11-27T12:00:00.000Z", prizes: 340, remaining: 310, remainingToday: 2 },
  ...{ nextDay: null, entries: 1031, people: 1020, met: 30, latest: [], page: null },
};
const campaign: CampaignDetail = {
  ...{ id: "half-open", name, lead, story, draw, isDemonstration: true, isStopped: false, isPreview: false },
  ...{ entryMode: "tap", legal, claimDays: 14, commitment: "", prizes, status, stamps: [], questions: [], lit: [] },
  ...{ opensAt: "2026-11-14T15:00:00.000Z", endsAt: "2027-03-31T15:00:00.000Z", drawsAt: "2027-04-01T03:00:00.000Z" },
  ...{ publishedAt: "2026-11-20T00:00:00.000Z", frozenAt: null, ticketsDigest: null, drawnAt: null, beaconRound: 1 },
};
const spent = { doors: [{}], mayEnter: false, stamps: [] } as unknown as MyParticipation;

function show(over: Partial<ComponentProps<typeof EntryOffer>> = {}) {
  const { find, findAll, unmount } = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <EntryOffer campaign={campaign} status={status} participation={null} {...over} />
      </SiteMessages>
    </MessagesProvider>,
  );
  const text = find("[data-offer]").textContent ?? "";
  const links = findAll<HTMLAnchorElement>("a").map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  unmount();
  return { text, links };
}

test("the first screen says what there is, how much is left, until when, and three rules in the words of the terms", () => {
  const { text, links } = show();
  for (const part of [
    "見本 賞品は渡されません",
    "リップを一本 300名",
    "残り 310 本",
    "今日の当たりは、あと2本です。",
    "4月1日（木）0:00まで、一日に一度",
    "日本国内にお住まいの、13歳以上の方",
    "手鏡に当たった方にだけ、お届けのためのお名前、ご住所、電話番号をお聞きします",
  ])
    expect(text).toContain(part);
  expect(links, "both work without a script").toEqual(["応募する #entry", "決まりごと十四項目を読む #terms"]);
});

test("when today's are gone the next day stands there with its hour and its number, tomorrow by that word", () => {
  const today = (at: string) => show({ status: { ...status, remainingToday: 0, nextDay: { at, count: 24 } } }).text;
  expect(today("2026-11-27T15:00:00.000Z")).toContain("今日の分は出きりました。次は明日の0:00、24本です。");
  expect(today("2026-11-29T15:00:00.000Z")).toContain("次は11月30日（月）0:00、24本です。");
  expect(today("2026-11-27T15:00:00.000Z")).not.toContain("あと0本");
});

test("who has entered, comes too early, or too late finds another button than to enter", () => {
  const isEntry = ({ links }: { links: string[] }) => links.some((link) => link.endsWith("#entry"));
  const has = show({ participation: spent });
  expect([isEntry(has), has.links[0]]).toEqual([false, "結果を見る /campaign/half-open/check"]);
  const early = show({ status: { ...status, phase: "before" } });
  expect([isEntry(early), early.text.includes("に開きます。")]).toEqual([false, true]);
  const late = show({ status: { ...status, phase: "ended" } });
  expect([isEntry(late), late.text.includes("受付は終わりました。")]).toEqual([false, true]);
  const sold = show({ status: { ...status, phase: "soldout", remaining: 0 } });
  expect([isEntry(sold), sold.text.includes("賞品はすべて行き先が決まりました。")]).toEqual([false, true]);
});
