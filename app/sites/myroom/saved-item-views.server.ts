import type { SavedItemKind } from "#contracts/saved-item.ts";
import { parsePaletteCode } from "#contracts/palette.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { colourOf } from "#contracts/mascara-colour.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { SavedItemDetails, SavedItem as SavedItemRow } from "#server/modules/visitor-data/saved-items.ts";
import type { SavedItem } from "./contract.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** A thing as the list tells it. What editors took away since keeps its place, under the name of its kind. */
export function toSavedItem(row: SavedItemRow, master: MasterData): SavedItem {
  const { title, note, path } = describeItem(row, master);
  return {
    ...{ kind: row.kind, id: row.id, at: row.at.toISOString() },
    title: (title || row.work?.title) ?? words.kinds[row.kind],
    note: note ?? "",
    path: path ?? row.work?.path ?? words.paths[row.kind],
    hexes: hexesOf(row.kind, row.about, master),
  };
}

interface SavedItemText {
  title?: string | undefined;
  note?: string | undefined;
  /** Without one it is the address of the work. */
  path?: string | undefined;
}

function describeItem({ kind, id, about, work }: SavedItemRow, master: MasterData): SavedItemText {
  const product = master.products.find((one) => one.id === about["productId"]);
  const monster = master.monsters.find((one) => one.id === about["monsterId"]);
  switch (kind) {
    case "face": {
      const type = master.faceTypes[Number(about["chosen"])];
      const code = faceTypeCodes[Number(about["chosen"])];
      return { title: type?.kanji, note: pick(words.modes, about["mode"]), path: code && `/scan/${code}/${id}` };
    }
    case "monsters":
      return { title: monster?.names.ja, note: pick(words.met, about["place"]), path: `/lmw/monster?m=${id}` };
    case "votes":
      return { title: monster?.names.ja, path: `/lmv/share/${String(about["monsterId"])}` };
    case "prophecies":
      return { note: pick(words.answers, about["answer"]) };
    case "mascaras":
      return {
        note: words.certificate.replace("{number}", String(about["number"])),
        path: about["isPublic"] ? `/mcm/gallery?w=${id}` : `/mcm?r=${String(about["code"])}`,
      };
    case "palettes":
      if (!about["isOpen"]) return { title: words.resting, note: words.restingNote, path: "/yoku" };
      return { path: work?.path ?? `/yoku?p=${String(about["code"])}` };
    case "tries":
      return {
        title: product?.names.ja,
        path: `${product?.line === "tint" ? "/virtual_tester_lt" : "/virtual_tester"}?s=${String(about["productId"])}`,
      };
    case "recipes":
      return {
        title: String(about["title"]),
        note: words.minutes.replace("{minutes}", String(about["minutes"])),
        path: `/personalmakeup?r=${String(about["code"])}`,
      };
    case "hacks":
      return { title: master.hacks.find(({ number }) => number === Number(id))?.title };
    case "colours":
      return { title: colourName(about, master) };
    case "mural":
      return { title: String(about["title"]), note: pick(words.paintings, about["state"]), path: `/ucp-share?a=${id}` };
    case "red":
      return { path: `/mor?c=${id}` };
    case "draws":
      return {
        title: textOf(about["name"]),
        note: about["isWon"] ? words.won : words.tickets.replace("{count}", String(about["entries"])),
        path: `/campaign/${String(about["campaignId"])}/check`,
      };
    case "wishes":
      return { title: product?.names.ja, note: pick(words.wishes, about["state"]), path: "/wishlist" };
    case "voices":
      return {
        title: textOf(about["title"]),
        note: describeReviewState(product?.names.ja, about["state"]),
        path: `/review/${id}`,
      };
    case "bookmarks":
      return describeVideo(about, master, product?.names.ja);
    case "faces":
      return { path: `/style?f=${String(about["code"])}` };
    case "footprints":
      return { note: words.colours.replace("{count}", String(lengthOf(about["productIds"]))) };
    case "ghosts":
      return {
        title: master.lipAreas[Number(about["stage"]) - 1]?.name,
        note: words.score.replace("{score}", Number(about["score"]).toLocaleString("ja")),
        path: `/lmw?r=${id}`,
      };
    case "seals": {
      const badge = master.seals.find((one) => one.id === id);
      return { title: badge?.title.ja, note: badge?.condition.ja, path: words.paths.seals };
    }
  }
}

/** The colours of a thing, four at most. */
export function hexesOf(kind: SavedItemKind, about: SavedItemDetails, master: MasterData): string[] {
  const shade = (id: unknown): string[] => {
    const hex = master.products.find((one) => one.id === id)?.shade?.hex;
    return hex ? [hex.toLowerCase()] : [];
  };
  switch (kind) {
    case "mascaras": {
      const recipe = parseRecipe(String(about["code"]));
      return typeof recipe === "string" ? [] : [colourOf(recipe).toLowerCase()];
    }
    case "palettes": {
      // What rests is not told, not by its colours either.
      const palette = about["isOpen"] ? parsePaletteCode(String(about["code"])) : null;
      return (palette?.desires ?? []).flatMap((id) => shade(`shadow-${String(id).padStart(3, "0")}`));
    }
    case "footprints":
      return (Array.isArray(about["productIds"]) ? about["productIds"] : []).flatMap(shade).slice(0, 4);
    case "monsters":
    case "votes":
      return master.monsters.flatMap(({ id, hex }) => (id === about["monsterId"] ? [hex.toLowerCase()] : []));
    default:
      return typeof about["hex"] === "string" ? [about["hex"].toLowerCase()] : shade(about["productId"]);
  }
}

function colourName(about: SavedItemDetails, { chameleonTimes, chameleonHabits, chameleonThings }: MasterData): string {
  const [time, habit, colourThing] = Array.isArray(about["words"]) ? about["words"] : [];
  const word = (colourNames: readonly { id: number; word: string }[], id: unknown) =>
    colourNames.find((one) => one.id === id)?.word ?? "";
  return word(chameleonTimes, time) + word(chameleonHabits, habit) + word(chameleonThings, colourThing);
}

function describeVideo(
  about: SavedItemDetails,
  { films: videos }: MasterData,
  shade: string | undefined,
): SavedItemText {
  const seconds = Math.floor(Number(about["atMs"]) / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const video = videos.find(({ id }) => id === about["filmId"])?.title.ja ?? "";
  return {
    title: shade ?? video,
    note: shade
      ? words.stopped.replace("{film}", video).replace("{clock}", clock)
      : words.marked.replace("{clock}", clock),
    path: `/channel?v=${String(about["filmId"])}&t=${seconds}`,
  };
}

const describeReviewState = (product: string | undefined, state: unknown): string =>
  [product, pick(words.reviews, state)].filter(Boolean).join("・");
const pick = (all: Readonly<Record<string, string>>, key: unknown): string => all[String(key)] ?? "";
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
