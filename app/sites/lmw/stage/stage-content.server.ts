import type { MasterData } from "#contracts/master-data.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import type { EffectName } from "#app/kits/sound/sound-library.ts";
import { getWorldPicture } from "../pictures.server.ts";
import { getWorldMessages } from "../world-messages.server.ts";
import type { StageContent, StageMonster } from "./stage-content.ts";
import type { SheetFile } from "./stage-files.ts";

interface SpriteSheet {
  hash: string;
  file: string;
  frames: NonNullable<SheetFile["frames"]>;
}

const spriteSheets = import.meta.glob<SpriteSheet>(
  [
    "../../../kits/ui/pictures/world-enemy-*.json",
    "../../../kits/ui/pictures/world-atlas.json",
    "../../../kits/ui/pictures/monster-*-sprites.json",
  ],
  { eager: true, import: "default" },
);

const folder = "../../../kits/ui/pictures";
const bossStates = ["whole", "torn-1", "torn-2", "freed"];
const captionedEffects: readonly EffectName[] = [
  ...(["boss-stamp", "capture", "heartbeat", "hurt", "jackpot", "monster-giggle", "paper-tear"] as const),
  ...(["power-up", "purr", "blow-out"] as const),
];

const getPictureFile = ({ hash, name }: PictureData): SheetFile => ({ src: `/assets/v/${hash}/${name}@390.webp` });

function getSpriteSheet(name: string): SheetFile | null {
  const sheet = spriteSheets[`${folder}/${name}.json`];
  return sheet ? { src: `/assets/v/${sheet.hash}/${sheet.file}`, frames: sheet.frames } : null;
}

/** All that stage 1 to 7 says and shows, or the first twenty seconds (0, which speak with the first stage's words). */
export function getStageContent(master: MasterData, id: number): StageContent {
  const words = master.lipStages.find((stage) => stage.id === Math.max(1, id));
  const atlas = getSpriteSheet("world-atlas");
  const background = getWorldPicture(`world-stage-${Math.max(1, id)}`);
  const depth = getWorldPicture(`world-depth-${Math.max(1, id)}`);
  if (!words || !atlas || !background) throw new Error(`no stage ${id}`);
  const usedPhraseIds = new Set(words.boss.phases.flatMap(({ sayings }) => sayings));
  const boss = bossStates.map((state) => getWorldPicture(`world-boss-${words.id}-${state}`));
  const { frames: _, ...atlasFile } = atlas;
  return {
    id,
    words,
    sayings: Object.fromEntries(
      master.lipSayings
        .filter((phrase) => usedPhraseIds.has(phrase.id))
        .map(({ id: name, before, struck, after, aside }) => [name, { before, struck, after, aside }]),
    ),
    monsters: master.monsters.map((monster) => getStageMonster(master, monster, words.id)),
    difficulties: ["light", "double", "dense"].map((name) => {
      const entry = master.lipGlossary.find(({ kind, id: key }) => kind === "difficulty" && key === name);
      return { name: entry?.name ?? "", line: entry?.line ?? "" };
    }),
    files: {
      atlas: atlasFile,
      ground: getPictureFile(background),
      depth: depth && getPictureFile(depth),
      enemies: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => getSpriteSheet(`world-enemy-${number}`) ?? []),
      // All four or none: half a Rule would change its face in the middle.
      boss: boss.every((picture) => picture !== null) ? boss.map((picture) => getPictureFile(picture)) : [],
    },
    sprites: Object.fromEntries(
      master.monsters.flatMap(({ id: name }) => {
        const sheet = getSpriteSheet(`monster-${name}-sprites`);
        return sheet ? [[Number(name), { src: sheet.src }]] : [];
      }),
    ),
    choices: id === 0 ? [] : master.lipChoices,
    captions: Object.fromEntries(
      captionedEffects.flatMap((name) => {
        const sound = master.lipSounds.find((one) => one.id === name);
        return sound ? [[name, sound.caption.replace("♪ ", "")]] : [];
      }),
    ),
    messages: getWorldMessages(master, ["stage.", "result.", "tutorial.", "send.map"]),
  };
}

function getStageMonster(master: MasterData, monster: MasterData["monsters"][number], stage: number): StageMonster {
  const lines = master.lipCompanions.find(({ monsterId }) => monsterId === monster.id);
  return {
    id: Number(monster.id),
    name: monster.names.ja,
    hex: monster.hex,
    finish: monster.finish,
    special: monster.special,
    line: (stage === 7 ? lines?.shield : lines?.struck[stage - 1]) ?? "",
    hit: lines?.hit ?? "",
    honest: stage === 6 ? (lines?.honest ?? null) : null,
  };
}
