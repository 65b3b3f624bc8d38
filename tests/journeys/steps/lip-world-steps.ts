import type { Page } from "@playwright/test";
import { boards, shellRules } from "#app/sites/lmw/games/shells/rules.ts";
import type { ShellWorld } from "#app/sites/lmw/games/shells/shell-world.ts";
import type { GameTicket } from "#contracts/lip-game.ts";

/** One finger, down before there is a field, which draws until somebody asks something. */
export async function ripByTouch(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 560, id: 1 }],
    });
  await touch("touchStart", 195);
  await page.locator('dialog[data-step="playing"]').waitFor();
  await touch("touchMove", 200);
  for (const x of [150, 120, 160, 200, 240, 195]) await touch("touchMove", x);
  // Twenty seconds of the stage's own time; how fast frames come here, nobody knows.
  await page.getByRole("heading", { name: "いっしょに行く？" }).waitFor({ timeout: 60_000 });
  await touch("touchEnd");
}

/** Begins the small game whose desk is open; what the server gave it to begin with. */
export async function startGame(page: Page): Promise<GameTicket> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/lmw/games/tickets"));
  await page.locator("[data-begin]").tap();
  return (await answer).json() as Promise<GameTicket>;
}

/** A round of shells, on the page and by its rules at once: where everything lies follows from its seed. */
export function followShells(page: Page, setup: GameTicket["setup"]) {
  const world = shellRules.begin(setup, []);
  let atMs = 0;
  return {
    world,
    /** Turns two, whether they belong together or not. */
    async turn(...two: readonly [number, number]): Promise<void> {
      const { board } = world;
      atMs += 2_000;
      for (const shell of two) {
        await page.locator(`[data-board="${board}"][data-shell="${shell}"]`).tap({ force: true });
        shellRules.pass(world, atMs);
        shellRules.act(world, { atMs, what: [shell] });
      }
      // The next shells can be turned once they lie there.
      if (world.board > board && world.board < boards.length)
        await page.locator(`[data-lying="${world.board}"]`).waitFor();
    },
  };
}

/** Two that still lie closed and belong together; the first of them from a corner of the board. */
export function findPair({ shells }: ShellWorld, from: "first" | "last" | "middle"): [number, number] {
  const closed = [...shells.keys()].filter((n) => !shells[n]?.isFound);
  const one = closed.at({ first: 0, last: -1, middle: Math.floor(closed.length / 2) }[from]) ?? 0;
  return [one, shells.findIndex(({ monster }, n) => n !== one && monster === shells[one]?.monster)];
}

/**
 * All boards, pair by pair. Tonight is the same for all, and a browser's taps come at an even pace: two rounds from the same
 * corner would be one round, copied. So each journey's hand begins from a corner of its own.
 */
export async function matchAllShells(
  page: Page,
  setup: GameTicket["setup"],
  from: "first" | "last" | "middle",
): Promise<void> {
  const { world, turn } = followShells(page, setup);
  while (world.board < boards.length) await turn(...findPair(world, from));
}
