import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ButtonLabel, buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyVotes, Results } from "../contract.ts";
import type { View } from "../data.server.ts";
import { DaysChart } from "./days-chart.tsx";
import { LipPrint } from "./lip-print.tsx";
import { MyReceipts } from "./my-receipts.tsx";
import css from "./results.module.css";
import { LeaderboardRows } from "./leaderboard-rows.tsx";

interface ResultsTableProps {
  results: Results;
  candidates: View<"hall">["candidates"];
  types: readonly string[];
  /** The visitor's own votes, as far as they can be read. */
  myVotes: MyVotes | null;
}

/** Who won and by which rule, how many came and stamped, the days, the starting types, and then everybody dances. */
export function ResultsTable({ results, candidates, types, myVotes }: ResultsTableProps) {
  const t = useMessages<Messages>();
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? "";
  const [first, second] = results.standings;
  const winner = candidates.find(({ id }) => id === first?.monsterId);
  const { voters, visitors } = results.turnOut;
  const facts = [
    [t("results.counted"), t("results.votes", { votes: results.counted })],
    [t("results.voters"), t("results.people", { people: voters })],
    [t("results.turnOut"), t("results.percent", { percent: Math.round((100 * voters) / Math.max(1, visitors)) })],
  ] as const;
  return (
    <>
      <h2 className={classNames("text-title", role.display)}>{t("results.title")}</h2>
      {winner && (
        <figure className="stack-3">
          <div className={`${css.poster} frame`}>
            <Picture picture={winner.poster} alt="" fit="cover" sizes="(min-width: 480px) 440px, 90vw" />
            <span className={css.stamp}>
              <LipPrint hex={winner.hex} />
            </span>
          </div>
          <figcaption className="stack-2">
            <span className="text-aside">{t("results.first")}</span>
            <span className={classNames("text-title", role.display)}>{winner.name}</span>
            <ButtonLink look="bone" wide arrow to={`/lmw/monster?m=${winner.id}#chapter`}>
              {t("results.chapter")}
            </ButtonLink>
          </figcaption>
        </figure>
      )}
      {first && second && first.votes === second.votes && <p>{t("results.tie", { tries: first.tries })}</p>}
      <dl className={`${css.facts} stack-2`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-note">{name}</dt>
            <dd className="text-heading text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-aside">{t("results.lead", { visitors, quarantined: results.quarantined })}</p>
      <LeaderboardRows standings={results.standings} candidates={candidates} isFinal />
      <h3>{t("results.byDay")}</h3>
      <DaysChart byDay={results.byDay} />
      <h3>{t("results.byType")}</h3>
      <p className="text-aside">{t("results.typeNote")}</p>
      <ul className={`${css.list} grid`}>
        {results.byFaceType.map(({ faceType, standings }) => (
          <li key={faceType}>
            <span>{types[faceType]}</span>
            <span>{nameOf(standings[0]?.monsterId ?? "")}</span>
          </li>
        ))}
      </ul>
      {myVotes && myVotes.votes.length > 0 && <MyReceipts votes={myVotes.votes} nameOf={nameOf} />}
      <p>
        <a href="/api/lmv/receipts" download className={buttonClass({ look: "line", wide: true })}>
          <ButtonLabel>{t("receipts.file")}</ButtonLabel>
        </a>
      </p>
      <p className="text-aside">{t("receipts.fileNote")}</p>
      <h3 className={classNames("text-title", role.display)}>{t("results.dance")}</h3>
      <p>{t("results.danceLead")}</p>
      <ul className={`${css.dance} stack-2`} aria-hidden="true">
        {candidates.map(({ id, poster }) => (
          <li key={id} className="frame">
            <Picture picture={poster} alt="" fit="cover" sizes="110px" />
          </li>
        ))}
      </ul>
    </>
  );
}
