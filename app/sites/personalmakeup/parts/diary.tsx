import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { EmptyState, ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type DiaryRow, useDiary } from "./use-diary.ts";
import css from "./diary.module.css";

/** The days on which a recipe was done, the newest first, in the colours that were worn. */
export function Diary() {
  const t = useMessages<Messages>();
  const { entries, state, read: reload, remove } = useDiary();
  return (
    <>
      {state === "unread" && (
        <ErrorNotice announce="soon" message={t("diary.failed")} retry={t("diary.retry")} onRetry={reload} />
      )}
      {state === "notRemoved" && (
        <p role="alert" className="text-aside text-leading-16">
          {t("diary.notRemoved")}
        </p>
      )}
      {entries.length === 0 && state === "read" && (
        <EmptyState message={t("diary.empty")} story={t("diary.emptyStory")} />
      )}
      {entries.length > 0 && (
        <>
          <p className="text-aside text-leading-16">{t("diary.count", { count: entries.length })}</p>
          <ul>
            {entries.map((entry) => (
              <Row key={`${entry.code} ${entry.doneAt}`} entry={entry} onRemove={() => void remove(entry)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Row({ entry, onRemove }: { entry: DiaryRow; onRemove: () => void }) {
  const t = useMessages<Messages>();
  const [isConfirming, setIsConfirming] = useState(false);
  const { code, title, minutes, hexes, doneAt, id } = entry;
  const date = formatDay(new Date(doneAt), "ja");
  return (
    <li className="between hair-below line-3">
      <Link className={`${css.open} stack-1 text-leading-15`} to={`/personalmakeup?r=${code}&mine=1`}>
        <span className="text-aside text-leading-16">
          {date}　{t("minutes", { minutes })}
          {id === null && `　${t("diary.waiting")}`}
        </span>
        <span>{title}</span>
        <span className={`${css.applied} flex on-grey`} aria-hidden="true">
          {hexes.map((hex) => (
            <ShadeChip key={hex} hex={hex} size="text" />
          ))}
        </span>
      </Link>
      <Button
        look="quiet"
        compact
        aria-label={isConfirming ? undefined : t("diary.remove", { date, title })}
        onBlur={() => setIsConfirming(false)}
        onClick={() => (isConfirming ? onRemove() : setIsConfirming(true))}
      >
        {t(isConfirming ? "diary.sure" : "diary.removeShort")}
      </Button>
    </li>
  );
}
