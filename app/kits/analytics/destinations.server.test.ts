import { array, parse } from "valibot";
import { expect, test } from "vitest";
import { type DataDestination, dataDestinationSchema } from "#contracts/data-destination.ts";
import content from "#content/transmissions.json";
import { externalDestinations, externalTag } from "./destinations.server.ts";

const rows = parse(array(dataDestinationSchema), content);
const analytics = { tagId: "G-1", src: "https://analytics.example.com/tag.js" };
const player: DataDestination = {
  id: "player",
  destination: { ja: "動画の提供会社" },
  sent: [{ ja: "見た動画の番号" }],
  purpose: { ja: "動画を再生するため" },
  host: "player.example.com",
  consentRequired: false,
};

test("where no analytics is set, its row is not in force and nothing is loaded", () => {
  const destinations = externalDestinations({ analytics: null }, [...rows, player]);
  expect(destinations.map(({ id }) => id)).toEqual(["player"]);
  expect(externalTag(destinations)).toBeNull();
});

test("where it is set, the table shows its host and what is sent, and the loader gets the same row", () => {
  const destinations = externalDestinations({ analytics }, rows);
  expect(destinations).toEqual([
    expect.objectContaining({ id: "analytics", host: "analytics.example.com", tag: analytics }),
  ]);
  expect(destinations[0]?.sent).toEqual(rows[0]?.sent);
  expect(externalTag(destinations)).toBe("G-1 https://analytics.example.com/tag.js");
});

test("a tag that is set but not in the table does not load", () => {
  expect(externalTag(externalDestinations({ analytics }, [player]))).toBeNull();
});

test("an address with blanks stays one word", () => {
  const odd = { tagId: "G-1", src: "https://analytics.example.com/a b.js" };
  expect(externalTag(externalDestinations({ analytics: odd }, rows))?.split(" ")).toHaveLength(2);
});
