import { Form, Link, useSubmit } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterGuidePage } from "../monster-guide.server.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./monster-guide.module.css";

/** The twenty-four: with their colours who was met, as shadows with a hint who was not. */
export function MonsterGuide({ page }: { page: MonsterGuidePage }) {
  const t = useMessages<Messages>();
  const { progress } = useProgress();
  const currentProgress = progress ?? emptyProgress;
  const { messages, chosen } = page;
  const shown = page.monsters.filter(
    ({ area, finish }) => (!chosen.area || area === chosen.area) && (!chosen.finish || finish === chosen.finish),
  );
  const metCount = currentProgress.meetings.length;
  return (
    <div className={css.page} data-ready={progress ? "" : undefined}>
      <header className={css.head}>
        <h1 className={classNames(role.latin, css.title)} lang="en">
          {getWorldMessage(messages, "monster.title").words}
        </h1>
        <p>{getWorldMessage(messages, "monster.title").note}</p>
        <p className="above-3">
          <span aria-hidden="true">
            <span className={role.micro}>{getWorldMessage(messages, "map.met").words}</span>{" "}
            <span className={classNames(role.latin, css.number)}>{String(metCount).padStart(2, "0")}</span>
            <span className={classNames(role.latin, css.of)}>/24</span>
          </span>
          <span className="visually-hidden">{t("map.count", { met: metCount })}</span>
        </p>
      </header>
      <MonsterFilters page={page} />
      {shown.length === 0 ? (
        <div className="pad-side-5 text-lead">
          <p>{getWorldMessage(messages, "monster.filter-none").words}</p>
          <p>{getWorldMessage(messages, "monster.filter-none").note}</p>
          <ButtonLink look="line" wide to="/lmw/monster" reloadDocument className="above-3">
            {t("guide.whole")}
          </ButtonLink>
        </div>
      ) : (
        <ul className={css.cards}>
          {shown.map((monster, i) => (
            <li key={monster.id}>
              <MonsterCard monster={monster} messages={messages} progress={currentProgress} isFirst={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** By area and by finish; without a script it is a form. */
function MonsterFilters({ page: { messages, chosen, areas, finishes } }: { page: MonsterGuidePage }) {
  const t = useMessages<Messages>();
  const submit = useSubmit();
  return (
    <Form
      className={`${css.filters} stack-3`}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label>
        <span>{getWorldMessage(messages, "monster.filter-area").words}</span>
        <select name="area" defaultValue={chosen.area ?? ""}>
          <option value="">{t("guide.all")}</option>
          {areas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{getWorldMessage(messages, "monster.filter-finish").words}</span>
        <select name="finish" defaultValue={chosen.finish ?? ""}>
          <option value="">{t("guide.all")}</option>
          {finishes.map((finish) => (
            <option key={finish} value={finish}>
              {t(`guide.finish.${finish}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{t("guide.apply")}</button>
      </noscript>
    </Form>
  );
}

interface MonsterCardProps {
  monster: MonsterGuidePage["monsters"][number];
  messages: MonsterGuidePage["messages"];
  progress: LipProgress;
  isFirst: boolean;
}

function MonsterCard({ monster, messages, progress, isFirst }: MonsterCardProps) {
  const hasMet = isMet(progress, monster.id);
  return (
    <Link
      to={`/lmw/monster?m=${monster.id}`}
      className={css.card}
      data-met={hasMet || undefined}
      data-home={canMeet(progress, { monsterId: monster.id, opens: monster.opens }) || undefined}
    >
      <span className={classNames(css.number24, role.latin)}>{monster.id}</span>
      <Picture
        picture={monster.picture}
        alt=""
        cutout
        priority={isFirst}
        className={css.picture}
        sizes="(min-width: 481px) 230px, 46vw"
      />
      <span className={css.words}>
        {hasMet ? (
          <b className={role.display}>{monster.name}</b>
        ) : (
          <span className="visually-hidden">{getWorldMessage(messages, "monster.unmet").words}</span>
        )}
        <span>{hasMet ? `${monster.character}。` : monster.hint}</span>
        {progress.companion === monster.id && <em>{getWorldMessage(messages, "monster.current").words}</em>}
      </span>
    </Link>
  );
}
