import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { weekShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import { CrossedOutText } from "../intro/crossed-out-text.tsx";
import type { IntroDataOf } from "../intro.server.ts";
import { useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { Ranking } from "./ranking.tsx";
import { WordVote } from "./word-vote.tsx";
import world from "../frame/world-frame.module.css";
import columns from "./columns.module.css";
import facts from "./facts.module.css";
import foot from "./foot.module.css";
import headline from "./headline.module.css";
import css from "./week.module.css";

type WeekPage = IntroDataOf<"week">;

/** The page of a week: what was painted out, how it was counted, columns, notices, the vote. It prints as one sheet. */
export function WeekView({ page }: { page: WeekPage }) {
  const t = useMessages<Messages>();
  const { progress, confirm } = useProgress();
  return (
    <article className={css.week} data-ready={progress ? "" : undefined}>
      <WeekHead page={page} />
      <WeekFacts page={page} crossedOut={page.isRunning && progress ? progress.struck : null} />
      <Ranking page={page} />
      <WeekColumns page={page} />
      {page.chosen && (
        <p className={`${columns.chosen} ${world.below} stack-1 text-body`}>
          <span>{t("week.chosen")}</span>
          <b className={`text-title ${role.display}`}>{page.chosen.words}</b>
          <span>{t("week.chosenBy", { votes: page.chosen.votes })}</span>
        </p>
      )}
      {page.isRunning && <WordVote page={page} progress={progress} confirm={confirm} />}
      <WeekFoot page={page} />
    </article>
  );
}

/** The headline, and the word that was painted out most. */
function WeekHead({ page }: { page: WeekPage }) {
  const t = useMessages<Messages>();
  const { lead } = page.counted;
  const { getText, getNote } = readMessages(page);
  const emptyKey = page.isRunning ? "weekly.empty" : "weekly.empty-past";
  return (
    <>
      <header className={headline.head}>
        <p className={`${headline.issue} links-4 text-fine`}>
          <span>{getText("weekly.extra")}</span>
          <span>{t("week.issue", { number: page.issue })}</span>
          <span>{getText("weekly.issued")}</span>
        </p>
        <h1 className="text-lead text-strong">{getText("weekly.title")}</h1>
        <p className={classNames(role.display, headline.headline)}>{page.headline.words}</p>
        <p className={`${css.note} text-leading-18 text-body`}>{page.headline.note}</p>
      </header>
      <section className={`${headline.lead} stack-3`} aria-label={getText("weekly.lead")}>
        {lead ? (
          <>
            <p className="text-strong text-body">{getText("weekly.lead")}</p>
            <p className={classNames(role.display, headline.word)}>
              <CrossedOutText pieces={lead.pieces} />
            </p>
            <p className={`${headline.after} text-body`}>
              <span>{getText("weekly.remains")}</span>
              <b className={`text-title ${role.display}`}>{lead.after}</b>
              <span>{lead.aside}</span>
            </p>
          </>
        ) : (
          <>
            <p className={classNames(role.display, headline.word)}>{getText(emptyKey)}</p>
            <p className={`${css.note} text-leading-18 text-body`}>{getNote(emptyKey)}</p>
            <ButtonLink to="/lmw/stg/1" wide arrow className={headline.first}>
              {t("week.first")}
            </ButtonLink>
          </>
        )}
      </section>
    </>
  );
}

/** How many, from when to when, and how it was counted. `crossedOut`: what the visitor painted out; null: not shown. */
function WeekFacts({ page, crossedOut }: { page: WeekPage; crossedOut: number | null }) {
  const t = useMessages<Messages>();
  const { getText, getNote } = readMessages(page);
  return (
    <dl className={`${facts.facts} ${world.below}`}>
      <div>
        <dt>{getText("weekly.total")}</dt>
        <dd>
          <span className={classNames(role.latin, facts.total)}>{t("week.count", { count: page.counted.total })}</span>
          {t("week.unit")}
        </dd>
        <dd>{getNote("weekly.total")}</dd>
      </div>
      <div>
        <dt>{getText("weekly.period")}</dt>
        <dd>{t("week.period", { from: formatDay(page.from), until: formatDay(page.until) })}</dd>
        <dd>
          {getNote("weekly.period")}
          {page.isRunning && ` ${t("week.running")}`}
        </dd>
      </div>
      <div>
        <dt>{getText("weekly.method")}</dt>
        <dd>{getNote("weekly.method")}</dd>
      </div>
      {crossedOut !== null && (
        <div className={facts.own}>
          <dt>{getText("weekly.own")}</dt>
          <dd>{t("week.own", { count: crossedOut })}</dd>
          <dd>{getNote("weekly.own")}</dd>
        </div>
      )}
    </dl>
  );
}

/** What its writers say, and the notices. */
function WeekColumns({ page }: { page: WeekPage }) {
  const { getText } = readMessages(page);
  return (
    <>
      <section className={`${columns.columns} ${world.below}`}>
        {page.columns.map((column) => (
          <section key={column.topic} className={`${columns.column} text-service`}>
            <Picture picture={column.picture} alt="" cutout className={columns.writer} sizes="96px" />
            <h2 className="text-heading">{column.title}</h2>
            <p className="text-fine">{getText(`weekly.topic-${column.topic}`)}</p>
            {column.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className={`${columns.by} text-fine`}>{column.by}</p>
          </section>
        ))}
      </section>
      <ul className={`${columns.notices} ${world.below} text-body text-leading-18`}>
        {page.notices.map((notice) => (
          <li key={notice.title}>
            <b>{notice.title}</b> {notice.line}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What to do with it: play, print, put it elsewhere, share it, leaf on. */
function WeekFoot({ page }: { page: WeekPage }) {
  const t = useMessages<Messages>();
  const { lead } = page.counted;
  const { getText, getNote } = readMessages(page);
  return (
    <footer className={`${foot.foot} ${world.below} pad-side-5 stack-3 text-bright`}>
      <ButtonLink to={`/lmw/stg/${lead?.id[0] ?? "1"}`} wide arrow>
        {getText("weekly.play")}
      </ButtonLink>
      <Button look="line" wide compact onClick={() => window.print()}>
        {getText("weekly.print")}
      </Button>
      <p className={`${css.note} text-leading-18 text-body`}>{getNote("weekly.print")}</p>
      <label className="stack-1 text-body">
        <span>{getText("weekly.embed")}</span>
        <input className="input-box" readOnly value={page.embed} onFocus={(event) => event.currentTarget.select()} />
        <small className="text-note">{getNote("weekly.embed")}</small>
      </label>
      <DeferredShareButtons
        share={(channel) =>
          composeShare(weekShare, "ja", { word: lead?.before ?? "まだない", week: page.code }, channel)
        }
      />
      <nav className="between links-3" aria-label={getText("weekly.past")}>
        {page.before && (
          <Link to={`/lmw?week=${page.before}`} className="target-inline text-body text-bright">
            ← {t("week.before")}
          </Link>
        )}
        <Link to="/lmw/main" className="target-inline text-body text-bright">
          {t("week.toMap")}
        </Link>
        {page.after && (
          <Link to={`/lmw?week=${page.after}`} className="target-inline text-body text-bright">
            {t("week.after")} →
          </Link>
        )}
      </nav>
    </footer>
  );
}

const readMessages = ({ messages }: WeekPage) => ({
  getText: (key: string): string => getWorldMessage(messages, key).words,
  getNote: (key: string): string => getWorldMessage(messages, key).note,
});

const formatDay = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
