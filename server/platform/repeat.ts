/** Does something now and again, as many milliseconds after its end as it says itself. It must not throw. */
export function repeat(work: () => Promise<number>): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (): Promise<void> => {
    const pauseMs = await work();
    if (!isStopped) timer = setTimeout(() => void run(), pauseMs);
  };
  void run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
