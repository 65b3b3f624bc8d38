/** Waits for something, and no longer than a limit; the error says what did not end. */
export async function withTimeout<Found>(what: string, limitMs: number, found: Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not ended within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([found, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
