import { type LoaderFunctionArgs, redirect } from "react-router";
import * as v from "valibot";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { gameDuelIdSchema } from "#contracts/lip-game.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { getWorldFrame } from "../frame/world-frame.server.ts";
import { getMonsterCutout, getWorldCutout, getWorldPicture } from "../pictures.server.ts";
import { listGameColours, getDailyGameSeed } from "./game-seed.server.ts";

/** One small game with today's seed; a number that no game has leads to the map. */
export function loadGame({ params, context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, now, hints } = page;
  const game = master.lipGames.find(({ id }) => String(id) === params.gameId);
  const area = master.lipAreas.find(({ id }) => id === game?.area);
  if (!game || !area) throw redirect("/lmw/main");
  // Tomorrow the seed is another.
  hints.validUntil(nextJstMidnight(now));
  const seed = getDailyGameSeed(platform.secrets, game.id, 1, now);
  const residents = master.monsters.filter((monster) => monster.area === game.area);
  const host = residents[seed % residents.length] ?? master.monsters[0];
  if (!host) throw new Error("there are no monsters");
  return {
    frame: getWorldFrame(page, area.id),
    words: game,
    area: { id: area.id, name: area.name },
    layers: (["back", "mid", "front"] as const).map((layer) =>
      layer === "back"
        ? getWorldPicture(`world-area-${area.id}-back`)
        : getWorldCutout(`world-area-${area.id}-${layer}`),
    ),
    seed,
    duelId: readDuelId(request),
    host: {
      ...{ id: host.id, name: host.names.ja, hex: host.hex },
      moods: (["joy", "cut", "surprise", "pout"] as const).map((mood) => getMonsterCutout(host.id, mood)),
    },
    colours: game.id === 2 ? listGameColours(master) : [],
    cast: game.id === 3 || game.id === 6 ? listCast(master, game.id) : [],
  };
}

/** The duel that a link leads to; null for any other text. */
function readDuelId(request: Request): string | null {
  const id = v.safeParse(gameDuelIdSchema, new URL(request.url).searchParams.get("d"));
  return id.success ? id.output : null;
}

export type GamePage = Awaited<ReturnType<typeof loadGame>>;
export type CastMember = GamePage["cast"][number];

/** All monsters with what the third game (sprites) or the sixth (portraits, characters) shows of them. */
function listCast(master: MasterData, game: number) {
  return master.monsters.map(({ id, names, hex, character }) => ({
    ...{ id, name: names.ja, hex },
    character: game === 6 ? character : "",
    picture: game === 6 ? portraitOf(id) : spritesOf(id),
  }));
}

type PictureFile = { name: string; hash: string };
const sprites = import.meta.glob<PictureFile>("../../../kits/ui/pictures/monster-??-sprites.json", {
  eager: true,
  import: "default",
});

/** The strip of seven poses, 128 px each: idle, idle, left, right, shoot, hit, special. */
function spritesOf(monsterId: string): string {
  const file = sprites[`../../../kits/ui/pictures/monster-${monsterId}-sprites.json`];
  return file ? `/assets/v/${file.hash}/${file.name}.webp` : "";
}

function portraitOf(monsterId: string): string {
  const { hash, name } = getMonsterCutout(monsterId, "cut");
  return `/assets/v/${hash}/${name}@390.avif`;
}
