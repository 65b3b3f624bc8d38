import { useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import type { Messages } from "../copy/messages.ts";
import { NearestBases } from "./nearest-bases-list.tsx";
import { ShadeSuggestions } from "./shade-suggestions.tsx";
import { getStoredSkin, storeSkin } from "./stored-skin.ts";
import { ToneNumbers } from "./tone-numbers.tsx";
import type { SkinHandle, SkinResult } from "./use-skin.ts";
import { useSkinShades } from "./use-skin-shades.ts";
import { WhitePicker } from "./white-picker.tsx";

/** What was measured, what comes near it, and what may be worn with it. */
export function SkinResultView({ skin, result }: { skin: SkinHandle; result: SkinResult }) {
  const t = useMessages<Messages>();
  const { shades, isMissing, retry } = useSkinShades();
  return (
    <>
      <ToneNumbers tone={result.tone} />
      {result.face && result.tone.way !== "screen" && (
        <WhitePicker face={result.face} error={skin.error} onPaper={(paper) => void skin.measureStill({ paper })} />
      )}
      {isMissing && <ErrorNotice message={t("skin.missing")} retry={t("skin.retry")} onRetry={retry} announce="now" />}
      {shades && (
        <>
          <NearestBases result={result} bases={shades.bases} />
          <ShadeSuggestions key={result.contrast.level} result={result} shades={shades} />
        </>
      )}
      <SaveResult result={result} onRestart={skin.restart} />
    </>
  );
}

/** The result may stay in this browser, as numbers; and goes again by one press. */
function SaveResult({ result: { tone, contrast }, onRestart }: { result: SkinResult; onRestart: () => void }) {
  const t = useMessages<Messages>();
  const [isSaved, setIsSaved] = useState(() => getStoredSkin() !== null);
  const [message, setMessage] = useState<"saved" | "deleted" | null>(null);
  function save(isSaving: boolean): void {
    storeSkin(isSaving ? { tone, contrast } : null);
    setIsSaved(isSaving);
    setMessage(isSaving ? "saved" : "deleted");
  }
  return (
    <div className="column-3">
      <div className="row-2">
        <Button look="line" compact onClick={() => save(!isSaved)}>
          {t(isSaved ? "skin.result.delete" : "skin.result.save")}
        </Button>
        <Button look="line" compact onClick={onRestart}>
          {t("skin.result.again")}
        </Button>
      </div>
      <p role="status" className="text-body hides-empty">
        {message ? t(`skin.result.${message}`) : ""}
      </p>
    </div>
  );
}
