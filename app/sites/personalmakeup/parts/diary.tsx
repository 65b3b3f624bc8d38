import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { type Night, useDiary } from "./use-diary.ts";
import css from "./diary.module.css";

/** The nights on which a recipe was done, the newest first, in the colours that were worn. */
export function Diary() {
  const t = useWords<Words>();
  const { nights, state, read, remove } = useDiary();
  return (
    <>
      {state === "unread" && (
        <Notice
          announce="soon"
          message={t("diary.failed")}
          action={
            <Button look="line" compact onClick={read}>
              {t("diary.retry")}
            </Button>
          }
        />
      )}
      {state === "notRemoved" && (
        <p role="alert" className={css.small}>
          {t("diary.notRemoved")}
        </p>
      )}
      {nights.length === 0 && state === "read" && (
        <>
          <p>{t("diary.empty")}</p>
          <p className={css.small}>{t("diary.emptyStory")}</p>
        </>
      )}
      {nights.length > 0 && (
        <>
          <p className={css.small}>{t("diary.count", { count: nights.length })}</p>
          <ul>
            {nights.map((night) => (
              <Row key={`${night.code} ${night.doneAt}`} night={night} onRemove={() => void remove(night)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Row({ night, onRemove }: { night: Night; onRemove: () => void }) {
  const t = useWords<Words>();
  const [isAsking, setIsAsking] = useState(false);
  const { code, title, minutes, hexes, doneAt, id } = night;
  const date = formatDay(new Date(doneAt), "ja");
  return (
    <li className={css.night}>
      <Link className={css.open} to={`/personalmakeup?r=${code}&mine=1`}>
        <span className={css.small}>
          {date}　{t("minutes", { minutes })}
          {id === null && `　${t("diary.waiting")}`}
        </span>
        <span>{title}</span>
        <span className={css.worn} aria-hidden="true">
          {hexes.map((hex) => (
            <ShadeChip key={hex} hex={hex} size="text" />
          ))}
        </span>
      </Link>
      <Button
        look="quiet"
        compact
        aria-label={isAsking ? undefined : t("diary.remove", { date, title })}
        onBlur={() => setIsAsking(false)}
        onClick={() => (isAsking ? onRemove() : setIsAsking(true))}
      >
        {t(isAsking ? "diary.sure" : "diary.removeShort")}
      </Button>
    </li>
  );
}
