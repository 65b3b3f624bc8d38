import { useCallback, useEffect, useRef, useState } from "react";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import { type CardArt, drawnArt, stageArt } from "../card/card-art.ts";
import { paintCard } from "../card/paint-card.ts";
import { loopKind, recordLoop } from "../card/record-loop.ts";
import type { Words } from "../copy/words.ts";
import type { LookView } from "../data.server.ts";
import type { NamedPair } from "../rules/pair.ts";
import { pairCode } from "../rules/pair-code.ts";
import type { Halves, Source } from "../stage/use-halves.ts";
import css from "./card.module.css";

interface CardProps {
  named: NamedPair;
  names: Record<DayHalf, string>;
  looks: Record<DayHalf, LookView>;
  line: string;
  places: Halves["places"];
  source: Source;
}

const size = { width: 1080, height: 1350 };

/** The pair on one card: a drawn face, or, on the device alone, the one on the stage; as a picture and as six seconds. */
export function Card({ named, names, looks, line, places, source }: CardProps) {
  const t = useWords<Words>();
  const say = useToast();
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useRef<CardArt | null>(null);
  const [isOwnWished, setIsOwnWished] = useState(false);
  const [leftS, setLeftS] = useState<number | null>(null);
  const leaving = useLeaving();
  const canBeOwn = source.kind === "photo" || source.kind === "frozen";
  const isOwn = isOwnWished && canBeOwn;
  const isMirrored = source.kind === "frozen";
  const code = pairCode(named);
  const kind = loopKind();

  useEffect(() => {
    const end = new AbortController();
    const words = { names, looks, line, hours: { morning: t("hours.morning"), night: t("hours.night") } };
    const made = isOwn ? stageArt(words, stageOf(places, isMirrored), end.signal) : drawnArt(words, end.signal);
    made.then(
      (next) => {
        const pen = canvas.current?.getContext("2d");
        if (end.signal.aborted || !pen) return;
        art.current = next;
        paintCard(pen, next, { left: "morning", split: 0.5 });
      },
      () => {},
    );
    return () => end.abort();
    // Another pair, other names, another face: the code and the source say it all.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code, isOwn, source]);

  async function save(): Promise<void> {
    const blob = canvas.current && (await jpegOf(canvas.current));
    if (!blob) return;
    savePicture(blob, `${t("card.fileName")}.jpg`);
    say({ text: t("card.saved") });
  }

  async function film(): Promise<void> {
    if (!kind || !art.current) return;
    try {
      const blob = await recordLoop(art.current, kind, setLeftS, leaving().signal);
      savePicture(blob, `${t("card.fileName")}.${blob.type.endsWith("mp4") ? "mp4" : "webm"}`);
      say({ text: t("card.loopSaved") });
    } catch {
      if (!leaving().signal.aborted) say({ text: t("card.loopFailed") });
    } finally {
      setLeftS(null);
    }
  }

  // What is shared is always drawn: one's own face leaves the phone by no button of ours.
  const sharePicture = useCallback(
    async (signal: AbortSignal): Promise<Blob> => {
      const hours = { morning: t("hours.morning"), night: t("hours.night") };
      const drawn = await drawnArt({ names, looks, line, hours }, signal);
      const sheet = document.createElement("canvas");
      [sheet.width, sheet.height] = [size.width, size.height];
      const pen = sheet.getContext("2d");
      if (pen) paintCard(pen, drawn, { left: "morning", split: 0.5 });
      return jpegOf(sheet);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [code],
  );

  return (
    <section className={css.card} id="card" aria-labelledby="card-title">
      <h2 id="card-title" className={role.display}>
        {t("card.title")}
      </h2>
      <canvas
        ref={canvas}
        className={css.sheet}
        width={size.width}
        height={size.height}
        role="img"
        aria-label={t("card.label", names)}
      />
      {canBeOwn && (
        <>
          <ChipRow label={t("card.source")}>
            <Chip pressed={!isOwn} onPress={() => setIsOwnWished(false)}>
              {t("card.drawn")}
            </Chip>
            <Chip pressed={isOwn} onPress={() => setIsOwnWished(true)}>
              {t("card.own")}
            </Chip>
          </ChipRow>
          <p>{t("card.ownNote")}</p>
        </>
      )}
      <Button look="bone" wide onClick={() => void save()}>
        {t("card.save")}
      </Button>
      {kind ? (
        <Button look="line" wide pending={leftS !== null} onClick={() => void film()}>
          {leftS === null ? t("card.loop") : t("card.looping", { s: leftS })}
        </Button>
      ) : (
        <p>{t("card.noLoop")}</p>
      )}
      <ShareLater
        share={(channel) => composeShare("style", "ja", { ...names, code }, channel)}
        picture={sharePicture}
        pictureName={`${t("card.fileName")}.jpg`}
        onShare={(way) => way !== "save" && track(`style_share_${way}`)}
      />
    </section>
  );
}

/** What the stage shows of both looks. */
function stageOf({ morning, night }: Halves["places"], isMirrored: boolean) {
  const faces = Object.fromEntries(dayHalves.map((half) => [half, { morning, night }[half].current!])) as Record<
    DayHalf,
    HTMLCanvasElement
  >;
  return { faces, widthPx: faces.morning.width, heightPx: faces.morning.height, isMirrored };
}

/** Ends with the part. */
function useLeaving(): () => AbortController {
  const run = useRef<AbortController | null>(null);
  const lend = useCallback(() => (run.current ??= new AbortController()), []);
  useEffect(
    () => () => {
      run.current?.abort();
      run.current = null;
    },
    [],
  );
  return lend;
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))),
      "image/jpeg",
      0.92,
    ),
  );
