import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { testerResultShare } from "../../share.ts";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { myTesterResults } from "../../flow/my-tester-results.ts";
import { useSaveResult } from "../../flow/use-save-result.ts";
import { encodeTesterResult } from "../../rules/tester-result-code.ts";
import type { TesterResult } from "../../rules/tester-result.ts";
import type { Round } from "../../rules/round.ts";
import css from "./card.module.css";
import { CardText } from "./card-text.tsx";
import { DuoText } from "./duo-text.tsx";
import { NameList } from "./name-list.tsx";
import { PhotoMatch } from "./photo-match.tsx";

interface CardProps {
  page: PlayPage;
  testerResult: TesterResult;
  place: Round["place"];
  onAgain: () => void;
}

/** What a round leaves behind, below its board: its words, its names, and where to go with them. */
export function Card({ page, testerResult, place, onAgain }: CardProps) {
  const t = useMessages<Messages>();
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [code] = useState(() => encodeTesterResult(testerResult));
  const { state, favourite, keep } = useSaveResult(code, place);
  const words = page.missions[testerResult.mission - 1];
  const { strokes, isDuo } = testerResult;

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    myTesterResults.add(code);
    track("tp_complete");
    void navigate(`?c=${code}`, { replace: true, preventScrollReset: true });
  }, [code, navigate]);

  return (
    <div className={`${css.card} stack-5`}>
      <h1 ref={title} tabIndex={-1} className={classNames(css.title, "side", role.display)}>
        {t(isDuo ? "card.duo" : "card.own")}
      </h1>
      {words && <CardText footprint={testerResult} words={words} />}
      {isDuo && <DuoText strokes={strokes} page={page} />}
      <NameList strokes={strokes} isDuo={isDuo} page={page} />
      <div className="side stack-3">
        <SaveResult state={state} onSave={() => void keep()} />
        <p role="status" className={css.note}>
          {state.step === "kept" && <span className="visually-hidden">{t("card.saved")}</span>}
          {state.step === "later" && t("card.saveLater")}
          {favourite &&
            t("card.favourite", {
              of: favourite.of,
              visitors: favourite.visitors,
              name: page.shades.find(({ id }) => id === favourite.productId)?.name ?? "",
            })}
        </p>
        <ShareResult page={page} testerResult={testerResult} code={code} />
        <Button look="line" wide onClick={onAgain}>
          {t("card.again")}
        </Button>
      </div>
      <PhotoMatch page={page} strokes={strokes} />
    </div>
  );
}

interface ShareResultProps extends Pick<CardProps, "page" | "testerResult"> {
  code: string;
}

function ShareResult({ page, testerResult, code }: ShareResultProps) {
  const t = useMessages<Messages>();
  const { strokes, seconds } = testerResult;
  const colours = new Set(strokes.map(({ shade }) => shade)).size;
  const words = page.missions[testerResult.mission - 1];

  // Stays the same function: the picture is made once, when the ways to share are opened.
  const [picture] = useState(() => async (signal: AbortSignal): Promise<Blob> => {
    const { createCardPicture: makeCardPicture } = await import("../../scene/card-picture.ts");
    const names = strokes.map(({ shade }) => page.shades[shade]?.name ?? "");
    return makeCardPicture({ testerResult, names, words: words ?? { mission: "", poem: [] }, page }, signal);
  });

  return (
    <DeferredShareButtons
      share={(channel) =>
        composeShare(testerResultShare, page.lang, { seconds: String(seconds), count: String(colours), code }, channel)
      }
      picture={picture}
      pictureName={`${t("card.fileName")}.png`}
      onShare={(way) => way !== "save" && track(`tp_share_${way}`)}
    />
  );
}

/** Keeps the result, once; or says why it could not be kept. */
function SaveResult({ state, onSave }: { state: ReturnType<typeof useSaveResult>["state"]; onSave: () => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  return state.step === "failed" ? (
    <ErrorNotice
      announce="now"
      code={state.code}
      message={errorMessages(state.code, { requestId: state.requestId }).message}
      retry={t("card.save")}
      onRetry={onSave}
    />
  ) : (
    <Button look="bone" wide pending={state.step === "sending"} disabled={state.step === "kept"} onClick={onSave}>
      {t(state.step === "kept" ? "card.saved" : "card.save")}
    </Button>
  );
}
