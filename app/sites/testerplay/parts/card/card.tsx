import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../../copy/words.ts";
import type { PlayPage } from "../../data.server.ts";
import { ownFootprints } from "../../flow/own-footprints.ts";
import { useKeep } from "../../flow/use-keep.ts";
import { footprintCode } from "../../rules/footprint-code.ts";
import type { Footprint } from "../../rules/footprint.ts";
import type { Round } from "../../rules/round.ts";
import css from "./card.module.css";
import { CardWords } from "./card-words.tsx";
import { DuoWords } from "./duo-words.tsx";
import { NameList } from "./name-list.tsx";
import { PhotoMatch } from "./photo-match.tsx";

interface CardProps {
  page: PlayPage;
  footprint: Footprint;
  place: Round["place"];
  onAgain: () => void;
}

/** What a round leaves behind, below its board: its words, its names, and where to go with them. */
export function Card({ page, footprint, place, onAgain }: CardProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [code] = useState(() => footprintCode(footprint));
  const { state, favourite, keep } = useKeep(code, place);
  const words = page.missions[footprint.mission - 1];
  const { strokes, isDuo, seconds } = footprint;
  const colours = new Set(strokes.map(({ shade }) => shade)).size;

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    ownFootprints.add(code);
    track("tp_complete");
    void navigate(`?c=${code}`, { replace: true, preventScrollReset: true });
  }, [code, navigate]);

  // Stays the same function: the picture is made once, when the ways to share are opened.
  const [picture] = useState(() => async (signal: AbortSignal): Promise<Blob> => {
    const { makeCardPicture } = await import("../../scene/card-picture.ts");
    const names = strokes.map(({ shade }) => page.shades[shade]?.name ?? "");
    return makeCardPicture({ footprint, names, words: words ?? { mission: "", poem: [] }, page }, signal);
  });

  return (
    <div className={css.card}>
      <h1 ref={title} tabIndex={-1} className={classNames(css.title, role.display)}>
        {t(isDuo ? "card.duo" : "card.own")}
      </h1>
      {words && <CardWords footprint={footprint} words={words} />}
      {isDuo && <DuoWords strokes={strokes} page={page} />}
      <NameList strokes={strokes} isDuo={isDuo} page={page} />
      <div className={css.acts}>
        {state.step === "failed" ? (
          <Notice
            announce="now"
            code={state.code}
            message={errorWords(state.code, { requestId: state.requestId }).message}
            action={<Button onClick={() => void keep()}>{t("card.keep")}</Button>}
          />
        ) : (
          <Button
            look="bone"
            wide
            pending={state.step === "sending"}
            disabled={state.step === "kept"}
            onClick={() => void keep()}
          >
            {t(state.step === "kept" ? "card.kept" : "card.keep")}
          </Button>
        )}
        <p role="status" className={css.told}>
          {state.step === "kept" && <span className="visually-hidden">{t("card.kept")}</span>}
          {state.step === "later" && t("card.keepLater")}
          {favourite &&
            t("card.favourite", {
              of: favourite.of,
              visitors: favourite.visitors,
              name: page.shades.find(({ id }) => id === favourite.productId)?.name ?? "",
            })}
        </p>
        <ShareLater
          share={(channel) =>
            composeShare("testerplay", page.lang, { seconds: String(seconds), count: String(colours), code }, channel)
          }
          picture={picture}
          pictureName={`${t("card.fileName")}.png`}
          onShare={(way) => way !== "save" && track(`tp_share_${way}`)}
        />
        <Button look="line" wide onClick={onAgain}>
          {t("card.again")}
        </Button>
      </div>
      <PhotoMatch page={page} strokes={strokes} />
    </div>
  );
}
