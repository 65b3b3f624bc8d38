import { useCallback } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare, type Share, type ShareChannel } from "#app/kits/share/share-text.ts";
import type { EventParams } from "#app/kits/analytics/event-names.ts";
import { track } from "#app/kits/analytics/track.ts";
import { faceTypeShare } from "../../share.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { cardBackgroundOf } from "../../rules/card-background.ts";
import { indexOf } from "../../rules/type-codes.ts";

/** The share of a type, and of a result where there is one. The event says which starting point it was. */
export function ShareResult({ type, lang, resultId }: { type: TypeView; lang: ScanLanguage; resultId: string }) {
  const { code, kanji, reading, name, impression } = type;
  const picture = useCallback(
    async (signal: AbortSignal) => {
      const suffix = lang === "ja" ? "" : `-${lang}`;
      const answer = await fetch(`/assets/scan/ogp/${code}-${cardBackgroundOf(resultId)}${suffix}`, { signal });
      if (!answer.ok) throw new Error(`the share picture of ${code} did not come`);
      return answer.blob();
    },
    [code, resultId, lang],
  );

  function share(channel: ShareChannel): Share {
    const landing = { code, resultId };
    if (lang === "ja")
      return composeShare(faceTypeShare, "ja", { kanji, reading, line: impression, ...landing }, channel);
    return composeShare(faceTypeShare, lang, { name, ...landing }, channel);
  }

  return (
    <DeferredShareButtons
      share={share}
      picture={picture}
      pictureName={`kate-zone-${code.toLowerCase()}.png`}
      onShare={() => track("scan_result_share", { typeIndex: String(indexOf(code)) as EventParams["typeIndex"] })}
    />
  );
}
