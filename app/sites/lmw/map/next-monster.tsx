import type { MapPage } from "../map.server.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { WorldMessages } from "../world-messages.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./next-monster.module.css";

type Monster = MapPage["monsters"][number];

/** Who waits at the edge of the map, and the way there. */
export function NextMonster({
  monster,
  isNew,
  messages,
}: {
  monster: Monster;
  isNew: boolean;
  messages: WorldMessages;
}) {
  const meetingPath =
    monster.area === null ? `/lmw/monster?m=${monster.id}` : `/lmw/area/${monster.area}#m-${monster.id}`;
  return (
    <div className={css.waiting} data-waiting={monster.id}>
      <Picture
        key={monster.id}
        picture={monster.picture}
        alt=""
        cutout
        className={css.monster}
        sizes="(min-width: 481px) 380px, 78vw"
      />
      <div className={css.card}>
        <p className={role.micro}>{monster.id}</p>
        <h2 className={classNames(role.display, css.name)}>{monster.name}</h2>
        <p className={`${css.character} text-body text-leading-17`}>{monster.character}。</p>
      </div>
      <ButtonLink to={isNew ? meetingPath : `/lmw/monster?m=${monster.id}`} wide arrow className={`${css.go} above-3`}>
        {getWorldMessage(messages, "map.go").words}
      </ButtonLink>
    </div>
  );
}
