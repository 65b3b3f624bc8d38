import { useRef } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { fillIn } from "./fill-in.ts";
import type { Today4 } from "./floors.server.ts";
import { useToggle } from "./use-toggle.ts";
import css from "./newest-works.module.css";

type Works = Today4["works"];

/** The newest mascaras, each with a like of one press; each leads to the maker's wall, where it can be liked as well. */
export function NewestWorks({ works }: { works: Works }) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list, "400px");
  const isKnown = useVisitor().summary?.known === true;
  const { data: mine } = useFetched(
    isNear && isKnown ? "/api/mcm/likes" : null,
    async () => (await import("#contracts/mascara.ts")).likedMascarasSchema,
  );
  const { words } = works;
  return (
    <div className="side stack-4">
      {works.list.length === 0 ? (
        <p className="text-body">{words.empty}</p>
      ) : (
        <ul ref={list} className={css.works} aria-label={words.list}>
          {works.list.map((work, i) => (
            <Work
              key={work.id}
              work={work}
              number={i + 1}
              works={works}
              wasLiked={mine?.ids.includes(work.id) ?? false}
            />
          ))}
        </ul>
      )}
      <ButtonLink to="/mcm" look="line" compact arrow wide prefetch="intent" viewTransition>
        {words.start}
      </ButtonLink>
    </div>
  );
}

interface WorkProps {
  work: Works["list"][number];
  number: number;
  works: Works;
  wasLiked: boolean;
}

function Work({ work, number, works: { words, failed }, wasLiked }: WorkProps) {
  const target = { name: `mcm-like-${work.id}`, path: `/api/mcm/works/${work.id}/like`, field: "isLiked" } as const;
  const { isOn, hasFailed, toggle } = useToggle(target, wasLiked);
  return (
    <li className="column-2">
      <Link
        to={work.path}
        className={`${css.work} frame middle`}
        viewTransition
        aria-label={fillIn(work.isDemonstration ? words.openSample : words.open, { number })}
      >
        <img
          className={css.picture}
          src={work.picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
        {work.isDemonstration && <span className={`${css.sample} text-fine text-mark`}>{words.sample}</span>}
      </Link>
      <div className="needs-script">
        <Button
          look={isOn ? "bone" : "line"}
          compact
          wide
          aria-pressed={isOn}
          aria-label={fillIn(isOn ? words.likedOf : words.likeOf, { number })}
          onClick={toggle}
        >
          {isOn ? (
            <span className="line-2">
              <TickIcon />
              {words.liked}
            </span>
          ) : (
            words.like
          )}
        </Button>
      </div>
      <p role="status" className={`${css.failed} text-fine`}>
        {hasFailed && failed}
      </p>
    </li>
  );
}
