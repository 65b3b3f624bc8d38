"use no memo"; // One of many, drawn once: compiled it would only be heavier.

import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Review } from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";
import { Byline } from "./byline.tsx";
import { PhotoRow } from "./photo-row.tsx";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";
import type { Reader } from "./use-reader.ts";
import css from "./voice-card.module.css";

interface VoiceCardProps {
  voice: Review;
  reader: Reader;
  onReport: (id: number) => void;
  /** Left out where the whole list is of one product. */
  withProduct?: boolean;
}

/** A voice: where it comes from, its stars, what is good and what is not, and who says so. */
export function VoiceCard({ voice, reader, onReport, withProduct = true }: VoiceCardProps) {
  const t = useWords<Words>();
  const { id, hex } = voice;
  return (
    <article className={css.card} data-voice={id} data-stars={voice.stars} aria-labelledby={`voice-${id}`}>
      <div className={css.top}>
        <SourceMark voice={voice} />
        <Stars stars={voice.stars} />
      </div>
      <h3 className={css.product} id={`voice-${id}`}>
        <Link to={`/review/${id}`} className={css.link}>
          {hex && (
            <span className={css.swatch}>
              <ShadeChip hex={hex} size="text" />
            </span>
          )}
          <span className={classNames(role.display, css.name)}>{withProduct ? voice.productName : t("card.open")}</span>
        </Link>
      </h3>
      <VoiceWords voice={voice} />
      <Byline {...voice}>
        <Said voice={voice} />
      </Byline>
      <VoiceActs voice={voice} reader={reader} onReport={onReport} />
    </article>
  );
}

/** When a voice was heard first, and when it was changed. */
export function Said({ voice }: { voice: Review }) {
  const t = useWords<Words>();
  return (
    <>
      <span>{formatDay(voice.publishedAt, "ja", true)}</span>
      {voice.changedAt && <span>{t("card.changed", { day: formatDay(voice.changedAt, "ja") })}</span>}
    </>
  );
}

/** What a voice says, both sides of it, and its photos. */
export function VoiceWords({ voice }: { voice: Review }) {
  const t = useWords<Words>();
  return (
    <div className={css.words}>
      {voice.good && (
        <div className={css.side}>
          <p className={css.label}>{t("card.good")}</p>
          <p className={css.text}>{voice.good}</p>
        </div>
      )}
      {voice.notGood && (
        <div className={css.side} data-side="not">
          <p className={css.label}>{t("card.notGood")}</p>
          <p className={css.text}>{voice.notGood}</p>
        </div>
      )}
      {voice.followUp && (
        <div className={css.side} data-side="later">
          <p className={css.label}>{t("card.followUp")}</p>
          <p className={css.text}>{voice.followUp}</p>
        </div>
      )}
      {voice.photoIds.length > 0 && (
        <PhotoRow>
          {voice.photoIds.map((photoId, i) => (
            <li key={photoId}>
              <img
                src={`/api/review/photos/${photoId}`}
                alt={t("card.photo", { alias: voice.alias, number: i + 1 })}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </PhotoRow>
      )}
    </div>
  );
}

/** 役に立った, once; and the way to say that something is wrong. */
export function VoiceActs({ voice, reader, onReport }: Pick<VoiceCardProps, "voice" | "reader" | "onReport">) {
  const t = useWords<Words>();
  const { id, alias } = voice;
  if (reader.isOwn(id)) return <p className={css.own}>{t("card.own")}</p>;
  const isHelpful = reader.isHelpful(id);
  const count = reader.countOf(id, voice.helpful);
  return (
    <div className={css.acts}>
      <button type="button" className={css.helpful} aria-pressed={isHelpful} onClick={() => reader.toggle(id)}>
        {isHelpful && <TickIcon />}
        <span className="visually-hidden">{t("card.helpfulLabel", { alias })}</span>
        {t("card.helpful")}
        {count > 0 && <span className={css.count}>{t("card.helpfulCount", { count })}</span>}
      </button>
      <button type="button" className={css.report} onClick={() => onReport(id)}>
        {t("card.report")}
      </button>
    </div>
  );
}
