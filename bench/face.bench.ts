import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { byAddress, listFixturePictures, listOwnPictures } from "../tests/face-fixtures/expected-faces.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { type Bench, type BenchResult, CannotRunError, median, noise } from "./bench.ts";
import { type Count, countOurs, countPeers, printCounts } from "./face/count-faces.ts";
import { hasPeers } from "./face/install-peers.ts";
import { createClip } from "./face/create-clip.ts";
import { servePeers } from "./face/peer-server.ts";
import { openRunners, type Runner } from "./face/runners.ts";

/** Of ours and the bare engine, whose ratio counts; the others take part in the first five. */
const rounds = 9;
const peerRounds = 5;
const ratioGoal = 1.25;

/**
 * A camera's frames through the whole of our scan against the bare engine, human and face-api: one clip, one browser,
 * every run in a page of its own with nothing cached, the rounds of all taking turns. Then the faces that each of them
 * finds, misses and makes up.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, {}, false);
    cleanup.push(() => hub.stop());
    await needsLandmarker(hub.url);
    const browser = await launchChromium();
    cleanup.push(() => browser.close());
    const pictures = listFixturePictures() ?? listOwnPictures();
    const frames = await createClip(40);
    const served = new Map([...frames, ...byAddress(pictures)]);
    const peers = hasPeers() ? await servePeers(served) : null;
    if (peers) cleanup.push(peers.stop);

    const runners = await openRunners({ browser, hubUrl: hub.url, peersUrl: peers?.url ?? null, clip: frames });
    for (let round = 0; round < rounds; round++) {
      const taking = round < peerRounds ? runners : runners.slice(0, 2);
      for (const runner of round % 2 === 0 ? taking : taking.toReversed()) await runner.oneRound();
      const frameTexts = taking.map(({ name, frameMs }) => `${name} ${frameMs.at(-1)?.toFixed(1)} ms`);
      console.log(`round ${round + 1}  ${frameTexts.join("  ")}`);
    }
    printTimes(runners);

    const counts = await countOurs(browser, hub.url, pictures, served);
    if (peers) counts.push(...(await countPeers(browser, peers.url, pictures)));
    printCounts(counts, pictures.length, process.env.FACE_FIXTURES !== undefined);
    return summary(runners, counts);
  } finally {
    await cleanup.run();
  }
};

async function needsLandmarker(hubUrl: string): Promise<void> {
  const answer = await fetch(`${hubUrl}/engine/manifest.json`);
  const { landmarker } = (await answer.json()) as EngineManifest;
  if (!landmarker)
    throw new CannotRunError("this build has no model for the first engine: set FACE_MODEL_FILE and build again");
}

function printTimes(runners: readonly Runner[]): void {
  console.log(`\n${rounds} rounds taking turns (${peerRounds} of the peers), milliseconds, middle of the rounds`);
  const head = ["a frame", "noise", "first face", "noise", "found"];
  console.log("".padEnd(20) + head.map((word) => word.padStart(12)).join(""));
  for (const { name, frameMs, firstMs, found } of runners) {
    const share = (numbers: readonly number[]) => `${(noise(numbers) * 100).toFixed(0)} %`;
    const cells = [
      ...[median(frameMs).toFixed(1), share(frameMs), median(firstMs).toFixed(0), share(firstMs)],
      `${(found * 100).toFixed(0)} %`,
    ];
    console.log(name.padEnd(20) + cells.map((cell) => cell.padStart(12)).join(""));
  }
}

function summary(runners: readonly Runner[], counts: readonly Count[]): BenchResult {
  const [ours, bare] = runners as [Runner, Runner];
  // A busy machine slows both of a round: their ratio is taken round by round.
  const ratios = (of: "frameMs" | "firstMs") => ours[of].map((value, i) => value / (bare[of][i] ?? Number.NaN));
  const [ratio, firstRatio] = [median(ratios("frameMs")), median(ratios("firstMs"))];
  const inPercent = (value: number): string => `${(value * 100).toFixed(0)} %`;
  console.log(
    `\nours by bare, middle of the rounds: a frame ${ratio.toFixed(3)} (goal at most ${ratioGoal}, noise ${inPercent(noise(ratios("frameMs")))}), first face ${firstRatio.toFixed(3)} (noise ${inPercent(noise(ratios("firstMs")))})\n`,
  );
  const [count] = counts as [Count];
  const figures = {
    ratio,
    ratioNoise: noise(ratios("frameMs")),
    firstRatio,
    ...Object.fromEntries(
      runners.flatMap(({ key, frameMs, firstMs }) => [
        [`${key}FrameMs`, median(frameMs)],
        [`${key}FirstMs`, median(firstMs)],
      ]),
    ),
    ...Object.fromEntries(
      counts.flatMap(({ key, found, missed, made }) => [
        [`${key}Found`, found],
        [`${key}Missed`, missed],
        [`${key}False`, made],
      ]),
    ),
    rounds,
  };
  return {
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ),
    goals: { ratio: ratioGoal, oursMissed: 0, oursFalse: 0 },
    marks: {
      ratio: { unit: "×", goal: "at most" },
      oursMissed: { unit: "faces", goal: "at most" },
      oursFalse: { unit: "faces", goal: "at most" },
    },
    holds: ratio <= ratioGoal && count.missed === 0 && count.made === 0,
  };
}
