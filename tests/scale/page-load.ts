/** Visitors who read page after page until they are told to stop. */
export interface PageLoad {
  /** Resolves when at least that many more answers have come. */
  answered(count: number): Promise<void>;
  /** Stops, and tells what came: how many whole answers of 200, and every one that was not. */
  stop(): Promise<{ whole: number; broken: string[] }>;
}

/** Reads the paths of a zone over and over, with some readers at once. */
export function loadPages(baseUrl: string, paths: readonly string[], clients = 12): PageLoad {
  let complete = 0;
  let isOver = false;
  const broken: string[] = [];
  const loop = async (offset: number): Promise<void> => {
    for (let i = offset; !isOver; i++) {
      const path = paths[i % paths.length] ?? "/";
      const outcome = await loadOne(baseUrl + path);
      if (outcome === null) complete += 1;
      else broken.push(`${path}: ${outcome}`);
    }
  };
  const loops = Array.from({ length: clients }, (_, i) => loop(i));
  return {
    answered: async (count) => {
      const target = complete + broken.length + count;
      while (complete + broken.length < target) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      return { whole: complete, broken };
    },
  };
}

async function loadOne(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.status === 200 ? null : `answer ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
