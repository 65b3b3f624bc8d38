import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../../copy/messages.ts";
import type { LinkedDuel } from "../flow/use-duel.ts";
import type { GamePage } from "../game.server.ts";
import css from "./duel.module.css";

/** What a link to a duel leads to: the points to beat and how they were made, or why there is nothing to beat. */
export function DuelNotice({ words, linked }: { words: GamePage["words"]; linked: LinkedDuel }) {
  const t = useMessages<Messages>();
  if (linked.state === "none") return null;
  return (
    <section className={`${css.notice} stack-2`} aria-labelledby="game-duel" data-duel={linked.state}>
      <h2 id="game-duel" className="text-strong">
        {t(linked.state === "own" ? "games.duel.own" : "games.duel.title")}
      </h2>
      {linked.state === "open" || linked.state === "own" ? (
        <>
          <p className={css.points}>
            <span className={role.latin}>{linked.duel.points}</span>
            <span className="text-body">{t("games.points")}</span>
          </p>
          <p>
            {linked.duel.kind === "twin" && `${words.twin.title}。`}
            {linked.duel.isAssisted && t("games.duel.assisted")}
            {t("games.duel.same")}
          </p>
          <p role="status">{t("games.duel.tally", { players: linked.duel.players, winners: linked.duel.winners })}</p>
        </>
      ) : (
        <p role="status">{t(`games.duel.${linked.state}`)}</p>
      )}
      <Link className="target-inline" to={`/lmw/game/${words.id}`}>
        {t("games.duel.leave")}
      </Link>
    </section>
  );
}
