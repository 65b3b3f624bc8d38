import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { StruckWords } from "../opening/struck-words.tsx";
import type { View } from "../opening.server.ts";
import { useProgress } from "../progress/use-progress.ts";
import { saying } from "../say.ts";
import { Ranking } from "./ranking.tsx";
import { WordBallot } from "./word-ballot.tsx";
import columns from "./columns.module.css";
import facts from "./facts.module.css";
import foot from "./foot.module.css";
import headline from "./headline.module.css";
import css from "./week.module.css";

/** The page of a week: what was painted out, how it was counted, columns, notices, the ballot. It prints as one sheet. */
export function WeekView({ page }: { page: View<"week"> }) {
  const t = useWords<Words>();
  const { progress, confirm } = useProgress();
  const { say, counted } = page;
  const words = (key: string): string => saying(say, key).words;
  const note = (key: string): string => saying(say, key).note;
  return (
    <article className={css.week} data-ready={progress ? "" : undefined}>
      <header className={headline.head}>
        <p className={headline.issue}>
          <span>{words("weekly.extra")}</span>
          <span>{t("week.issue", { number: page.issue })}</span>
          <span>{words("weekly.issued")}</span>
        </p>
        <h1 className={headline.title}>{words("weekly.title")}</h1>
        <p className={classNames(role.display, headline.headline)}>{page.headline.words}</p>
        <p className={css.note}>{page.headline.note}</p>
      </header>
      <section className={headline.lead} aria-label={words("weekly.lead")}>
        {counted.lead ? (
          <>
            <p className={headline.kicker}>{words("weekly.lead")}</p>
            <p className={classNames(role.display, headline.word)}>
              <StruckWords pieces={counted.lead.pieces} />
            </p>
            <p className={headline.after}>
              <span>{words("weekly.remains")}</span>
              <b className={role.display}>{counted.lead.after}</b>
              <span>{counted.lead.aside}</span>
            </p>
          </>
        ) : (
          <>
            <p className={classNames(role.display, headline.word)}>{words("weekly.empty")}</p>
            <p className={css.note}>{note("weekly.empty")}</p>
          </>
        )}
      </section>
      <dl className={facts.facts}>
        <div>
          <dt>{words("weekly.total")}</dt>
          <dd>
            <span className={classNames(role.latin, facts.total)}>{t("week.count", { count: counted.total })}</span>
            {t("week.unit")}
          </dd>
          <dd>{note("weekly.total")}</dd>
        </div>
        <div>
          <dt>{words("weekly.period")}</dt>
          <dd>{t("week.period", { from: dayWords(page.from), until: dayWords(page.until) })}</dd>
          <dd>
            {note("weekly.period")}
            {page.isRunning && ` ${t("week.running")}`}
          </dd>
        </div>
        <div>
          <dt>{words("weekly.method")}</dt>
          <dd>{note("weekly.method")}</dd>
        </div>
        {progress && page.isRunning && (
          <div className={facts.own}>
            <dt>{words("weekly.own")}</dt>
            <dd>{t("week.own", { count: progress.struck })}</dd>
            <dd>{note("weekly.own")}</dd>
          </div>
        )}
      </dl>
      <Ranking page={page} />
      <section className={columns.columns}>
        {page.columns.map((column) => (
          <section key={column.topic} className={columns.column}>
            <Picture picture={column.picture} alt="" cutout className={columns.writer} sizes="96px" />
            <h2>{column.title}</h2>
            <p className={columns.topic}>{words(`weekly.topic-${column.topic}`)}</p>
            {column.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className={columns.by}>{column.by}</p>
          </section>
        ))}
      </section>
      <ul className={columns.notices}>
        {page.notices.map((notice) => (
          <li key={notice.title}>
            <b>{notice.title}</b> {notice.line}
          </li>
        ))}
      </ul>
      {page.chosen && (
        <p className={columns.chosen}>
          <span>{t("week.chosen")}</span>
          <b className={role.display}>{page.chosen.words}</b>
          <span>{t("week.chosenBy", { votes: page.chosen.votes })}</span>
        </p>
      )}
      {page.isRunning && <WordBallot page={page} progress={progress} confirm={confirm} />}
      <footer className={foot.foot}>
        <ButtonLink to={`/lmw/stg/${counted.lead?.id[0] ?? "1"}`} wide arrow>
          {words("weekly.play")}
        </ButtonLink>
        <Button look="line" wide compact onClick={() => window.print()}>
          {words("weekly.print")}
        </Button>
        <p className={css.note}>{note("weekly.print")}</p>
        <label className={foot.embed}>
          <span>{words("weekly.embed")}</span>
          <input readOnly value={page.embed} onFocus={(event) => event.currentTarget.select()} />
          <small>{note("weekly.embed")}</small>
        </label>
        <ShareLater
          share={(channel) =>
            composeShare("lmwWeek", "ja", { word: counted.lead?.before ?? "まだない", week: page.code }, channel)
          }
        />
        <nav className={foot.past} aria-label={words("weekly.past")}>
          {page.before && <Link to={`/lmw?week=${page.before}`}>← {t("week.before")}</Link>}
          <Link to="/lmw/main">{t("week.toMap")}</Link>
          {page.after && <Link to={`/lmw?week=${page.after}`}>{t("week.after")} →</Link>}
        </nav>
      </footer>
    </article>
  );
}

const dayWords = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
