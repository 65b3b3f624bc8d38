import { Link, useLoaderData } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { type RoomGaps, roomGapsSchema } from "#contracts/room-gaps.ts";
import type { Words } from "../../copy/words.ts";
import { AskedPlace } from "../asked-place.tsx";
import type { loader } from "../data.server.ts";
import { Drawer } from "../drawer.tsx";
import { useAsked } from "../use-asked.ts";
import { type ShelfWord, useShelfWord } from "../use-shelf-word.ts";
import css from "./gaps.module.css";
import { shelfDoors } from "./shelf-doors.ts";

/** まだの場所: what is not there yet, each with the way to its door. What is complete is not spoken of. */
export function Gaps() {
  const asked = useAsked("/api/visitor/gaps", roomGapsSchema);
  return <AskedPlace asked={asked}>{(gaps) => <GapDrawers gaps={gaps} />}</AskedPlace>;
}

function GapDrawers({ gaps: { monsters, seals, shelves } }: { gaps: RoomGaps }) {
  const t = useWords<Words>();
  const { places } = useLoaderData<typeof loader>();
  const shelfWord = useShelfWord();
  if (monsters.length + seals.length + shelves.length === 0)
    return <Notice announce="soon" message={t("check.gaps.none")} story={t("check.gaps.noneStory")} />;

  const sites = [...new Set(seals.map(({ site }) => site))].filter((site) => places[site]);
  const rows = shelves.flatMap((shelf) => {
    const place = places[shelfDoors[shelf] ?? ""];
    return place ? [{ shelf, place }] : [];
  });
  return (
    <>
      {monsters.length > 0 && (
        <Drawer title={t("check.gaps.monsters")} isOpen>
          <ul className={css.list}>
            {monsters.map(({ area, areaName, hints }) => (
              <Way
                key={area ?? 0}
                to={area === null ? (places.mor?.path ?? "/mor") : `/lmw/area/${area}`}
                name={area === null ? t("check.gaps.nowhere") : areaName}
                lines={hints}
              />
            ))}
          </ul>
        </Drawer>
      )}
      {seals.length > 0 && (
        <Drawer title={t("check.gaps.seals")}>
          <ul className={css.list}>
            {sites.map((site) => (
              <Way
                key={site}
                to={places[site]?.path ?? "/zone1"}
                name={places[site]?.name ?? ""}
                terms={seals.filter((seal) => seal.site === site)}
              />
            ))}
          </ul>
        </Drawer>
      )}
      {rows.length > 0 && (
        <Drawer title={t("check.gaps.shelves")}>
          <ul className={css.list}>
            {rows.map(({ shelf, place }) => (
              <Way key={shelf} to={place.path} name={shelfWord(shelf as ShelfWord)} lines={[place.name]} />
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

interface WayProps {
  to: string;
  name: string;
  lines?: readonly string[];
  terms?: readonly { id: string; title: string; condition: string }[];
}

/** A door, and what waits behind it. */
function Way({ to, name, lines = [], terms = [] }: WayProps) {
  const t = useWords<Words>();
  return (
    <li>
      <Link to={to} className={css.way} aria-label={t("check.gaps.open", { name })}>
        <span>{name}</span>
        <ArrowIcon />
      </Link>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {terms.length > 0 && (
        <dl className={css.terms}>
          {terms.map(({ id, title, condition }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{condition}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
