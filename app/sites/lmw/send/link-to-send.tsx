import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { getPageOrigin } from "#app/kits/share/page-origin.ts";
import { composeShare } from "#app/kits/share/share-text.ts";
import { sentWordShare } from "../share.ts";

/** Ways to hand the paper to friends. What is shared never tells the word itself. */
export function LinkToSend({ id }: { id: string }) {
  return (
    <div className="stack-2">
      <DeferredShareButtons share={(channel) => composeShare(sentWordShare, "ja", { word: id }, channel)} />
      <CopyLink url={`${getPageOrigin()}/lmw?w=${id}`} />
    </div>
  );
}
