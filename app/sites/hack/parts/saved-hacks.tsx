import { useState } from "react";
import { Link } from "react-router";
import type { HackCard } from "#contracts/saved-hacks.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { EmptyState, ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { useSavedHacks } from "./use-saved-hacks.ts";
import css from "./saved-hacks.module.css";

/** What the visitor kept, as torn slips, the newest first. The slips are the list: readers walk it as it stands. */
export function SavedHacks() {
  const t = useMessages<Messages>();
  const { hacks, state, reload, saveHacks, deleteHack } = useSavedHacks();
  const [removed, setRemoved] = useState<HackCard | null>(null);

  async function remove(hack: HackCard): Promise<void> {
    await deleteHack(hack.number);
    setRemoved(hack);
  }

  async function undo(): Promise<void> {
    if (removed) await saveHacks([removed.number]);
    setRemoved(null);
  }

  return (
    <>
      <div role="status" className={`${css.status} target-line text-body`}>
        {state === "reading" && t("savedHacks.loading")}
        {state === "unwritten" && t("result.notSaved")}
        {removed && state === "rest" && (
          <>
            {t("savedHacks.removed", { title: removed.title })}
            <Button look="quiet" compact onClick={() => void undo()}>
              {t("savedHacks.undo")}
            </Button>
          </>
        )}
      </div>
      {state === "unread" && (
        <ErrorNotice announce="now" message={t("savedHacks.failed")} retry={t("savedHacks.retry")} onRetry={reload} />
      )}
      {hacks?.length === 0 && (
        <EmptyState
          message={t("savedHacks.emptyMessage")}
          story={t("savedHacks.emptyStory")}
          link={t("savedHacks.draw")}
          to="/hack"
        />
      )}
      {hacks && hacks.length > 0 && (
        <>
          <p className="text-aside">{t("savedHacks.count", { count: hacks.length })}</p>
          <ul className="rule-above">
            {hacks.map((hack) => (
              <SavedHackRow
                key={hack.number}
                hack={hack}
                isBusy={state === "writing"}
                onRemove={() => void remove(hack)}
              />
            ))}
          </ul>
          <ButtonLink to="/hack" look="line" wide arrow>
            {t("savedHacks.draw")}
          </ButtonLink>
        </>
      )}
    </>
  );
}

interface SavedHackRowProps {
  hack: HackCard;
  isBusy: boolean;
  onRemove: () => void;
}

function SavedHackRow({ hack, isBusy, onRemove }: SavedHackRowProps) {
  const t = useMessages<Messages>();
  return (
    <li className={`${css.slip} hair-below`}>
      <Link className={css.open} to={`/hack?r=${hack.key}`}>
        <s className="text-aside">{hack.rule}</s>
        <span className="text-lead text-leading-16">{hack.title}</span>
        <span className="text-aside text-leading-16">
          {t("minutes", { minutes: hack.minutes })}・{t(`worries.${hack.worry}`)}
        </span>
        <span className="text-aside text-leading-16">
          {t("savedHacks.on", { date: formatDay(new Date(hack.keptAt), "ja") })}
        </span>
      </Link>
      <Button
        look="quiet"
        compact
        pending={isBusy}
        aria-label={t("savedHacks.remove", { title: hack.title })}
        onClick={onRemove}
      >
        {t("savedHacks.removeShort")}
      </Button>
    </li>
  );
}
