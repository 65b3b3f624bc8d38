// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { mount } from "#app/kits/ui/testing/mount.tsx";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import type { CampaignStatus } from "../contract.ts";
import words from "../copy/ja.json";
import type { CampaignDetail } from "../data.server.ts";
import { Commitment } from "./commitment.tsx";

function textOf(publishedAt: string, isDemonstration: boolean): string {
  const campaign = {
    ...{ publishedAt, isDemonstration, opensAt: "2026-11-14T15:00:00.000Z", commitment: "ab".repeat(32) },
    ...{ frozenAt: null, ticketsDigest: null, beaconRound: 1 },
  } as CampaignDetail;
  const status = { phase: "open", page: null } as unknown as CampaignStatus;
  const { find, unmount } = mount(
    <MessagesProvider lang="ja" messages={{}}>
      <SiteMessages messages={words}>
        <Commitment campaign={campaign} status={status} />
      </SiteMessages>
    </MessagesProvider>,
  );
  const { textContent } = find("section");
  unmount();
  return textContent ?? "";
}

const noProof = "始まる前に決まっていた、という証明にはなりません。";

test("a seal that is older than its draw says by how much, and claims no more", () => {
  const text = textOf("2026-11-11T15:00:00.000Z", false);
  expect(text).toContain("2026年11月12日（木）0:00 に公開しました。開始の3日前です。");
  expect(text).not.toContain(noProof);
  expect(textOf("2026-11-14T14:59:59.400Z", true)).toContain("開始と同時です。");
});

test("a seal that is younger than its draw says so, and what it does not show; only a sample says why", () => {
  const text = textOf("2026-11-27T02:00:00.000Z", true);
  expect(text).toContain("開始（2026年11月15日（日）0:00）より12日あとです。");
  expect(text).toContain(noProof);
  expect(text).toContain("見本の抽選は、このサイトを用意した日に公開します。");
  expect(textOf("2026-11-27T02:00:00.000Z", false)).not.toContain("見本");
});
