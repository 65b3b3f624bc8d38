import type { ReactNode } from "react";
import { CopyLink } from "./copy-link.tsx";
import { PressToSave } from "./press-to-save.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { DeferredShareButtons } from "./deferred-share-buttons.tsx";
import { composeShare, type ShareChannel } from "./share-text.ts";

const hubShare = {
  cid: "zone",
  texts: { ja: { body: "真夜中の町に、入口を見つけた。", hashtags: ["KATEZONE"], landing: "/zone1" } },
} as const;
const share = (channel: ShareChannel) => composeShare(hubShare, "ja", {}, channel);
const never = () => new Promise<Blob>(() => {});
const drawn = async () => new Blob([svg], { type: "image/svg+xml" });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#c4000f"/></svg>';

export const sandboxes: Record<string, () => ReactNode> = {
  "with a picture": () => <ShareButtons share={share} picture={drawn} />,
  "while the picture is being made": () => <ShareButtons share={share} picture={never} />,
  "without a picture": () => <ShareButtons share={share} />,
  "one button until it is wanted": () => <DeferredShareButtons share={share} picture={drawn} />,
  "the link alone": () => <CopyLink url={share("cp").url} />,
  "a picture to press and hold": () => <PressToSave picture={new Blob([svg], { type: "image/svg+xml" })} />,
};
