import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonWords, buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MyVotes, Results } from "../contract.ts";
import type { View } from "../data.server.ts";
import { OwnReceipts } from "./own-receipts.tsx";
import css from "./results.module.css";

interface ResultsTableProps {
  results: Results;
  candidates: View<"hall">["candidates"];
  types: readonly string[];
  /** The visitor's own votes, as far as they can be read. */
  mine: MyVotes | null;
}

/** Who won and by which rule, the days, the starting types, and then everybody dances. */
export function ResultsTable({ results, candidates, types, mine }: ResultsTableProps) {
  const t = useWords<Words>();
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? "";
  const [first, second] = results.standings;
  return (
    <>
      <h2 className={classNames(css.title, role.display)}>{t("results.title")}</h2>
      <p>{t("results.lead", { votes: results.counted, quarantined: results.quarantined })}</p>
      {first && (
        <p className={classNames(css.first, role.display)}>
          {t("results.first", { monster: nameOf(first.monsterId) })}
        </p>
      )}
      {first && second && first.votes === second.votes && <p>{t("results.tie", { tries: first.tries })}</p>}
      <ol className={css.list}>
        {results.standings.map(({ monsterId, votes }) => (
          <li key={monsterId}>
            <span>{nameOf(monsterId)}</span>
            <span>{t("board.votes", { votes })}</span>
          </li>
        ))}
      </ol>
      <h3>{t("results.byDay")}</h3>
      <ol className={css.list}>
        {results.byDay.map(({ jstDay, votes }) => (
          <li key={jstDay}>
            <span>{formatDay(jstDay, "ja")}</span>
            <span>{t("board.votes", { votes })}</span>
          </li>
        ))}
      </ol>
      <h3>{t("results.byType")}</h3>
      <p className={css.note}>{t("results.typeNote")}</p>
      <ul className={css.list}>
        {results.byFaceType.map(({ faceType, standings }) => (
          <li key={faceType}>
            <span>{types[faceType]}</span>
            <span>{nameOf(standings[0]?.monsterId ?? "")}</span>
          </li>
        ))}
      </ul>
      {mine && mine.votes.length > 0 && <OwnReceipts votes={mine.votes} nameOf={nameOf} />}
      <p>
        <a href="/api/lmv/receipts" download className={buttonClass({ look: "line", wide: true })}>
          <ButtonWords>{t("receipts.file")}</ButtonWords>
        </a>
      </p>
      <p className={css.note}>{t("receipts.fileNote")}</p>
      <h3 className={classNames(css.title, role.display)}>{t("results.dance")}</h3>
      <p>{t("results.danceLead")}</p>
      <ul className={css.dance} aria-hidden="true">
        {candidates.map(({ id, poster }) => (
          <li key={id}>
            <Picture picture={poster} alt="" fit="cover" sizes="80px" />
          </li>
        ))}
      </ul>
    </>
  );
}
