import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { MapPage } from "../map.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./community-panel.module.css";

/** What all visitors do together: today's bar of the throne, the week's Rule, and the lands beside each other. */
export function CommunityPanel({ page: { messages, community } }: { page: Pick<MapPage, "messages" | "community"> }) {
  const { today, rule, lands } = community;
  const words = (key: string): string => getWorldMessage(messages, `together.${key}`).words;
  return (
    <section className={`${css.community} pad-side-5 stack-4 text-body`} aria-labelledby="together">
      <h2 id="together" className={classNames("text-title", role.display)}>
        {words("title")}
      </h2>
      <p className="text-aside text-leading-18">{getWorldMessage(messages, "together.title").note}</p>
      <div className="stack-2">
        <Bar label={words(today.done < today.goal ? "today" : "today-full")} done={today.done} goal={today.goal} />
        <p className="text-aside text-leading-18">{today.line}</p>
      </div>
      <div className="stack-2">
        <p className={classNames(css.rule, "text-title", role.display)}>
          {rule.pieces.map(({ text, isStruck }, i) =>
            isStruck && rule.isPainted ? <s key={i}>{text}</s> : <span key={i}>{text}</span>,
          )}
        </p>
        <Bar label={words(rule.isPainted ? "rule-painted" : "rule")} done={rule.done} goal={rule.goal} />
        <p className="text-aside text-leading-18">{rule.line}</p>
        <Link to={`/lmw/stg/${rule.stage}`} className="target-inline text-link text-bright text-strong">
          {words("paint")}
        </Link>
      </div>
      <div className="stack-2">
        <h3 className="text-strong">{words("lands")}</h3>
        {lands.length > 0 && (
          <ol className={css.lands}>
            {lands.map(({ name, words: count }) => (
              <li key={name} className="spread-2">
                <span>{name}</span>
                <b className={role.latin}>{count.toLocaleString("ja-JP")}</b>
              </li>
            ))}
          </ol>
        )}
        {community.emptyLine !== null && (
          <>
            <p className="text-leading-18">{community.emptyLine}</p>
            <Link to={`/lmw/stg/${rule.stage}`} className="target-inline text-link text-bright text-strong">
              {words("first")}
            </Link>
          </>
        )}
        <p className="text-aside text-leading-18">{community.landsLine}</p>
      </div>
    </section>
  );
}

/** How far it is, as a stroke of paint and in numbers. */
function Bar({ label, done, goal }: { label: string; done: number; goal: number }) {
  const id = useId();
  return (
    <div className="stack-1">
      <p className="spread-2">
        <span id={id} className="text-strong">
          {label}
        </span>
        <span className={role.latin}>
          {done.toLocaleString("ja-JP")}
          <span className="text-quiet"> / {goal.toLocaleString("ja-JP")}</span>
        </span>
      </p>
      <progress className={css.bar} aria-labelledby={id} value={done} max={goal} />
    </div>
  );
}
