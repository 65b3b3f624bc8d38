import { readFile, stat } from "node:fs/promises";
import * as v from "valibot";
import { type ShopStock, shopStockSchema, type StockState } from "#contracts/shop-stock.ts";
import type { Logger } from "../../platform/logger.ts";

const maxBytes = 40 * 1024 * 1024;
/** What was read longer ago says nothing of a shelf. */
const validMs = 24 * 3_600_000;

/** What shops have, by the tills' own word; `readAt` is null where nobody said anything that still holds. */
export interface StockReading {
  readAt: string | null;
  stateOf(shopId: string, productId: string): StockState;
}

/** Nothing is known: of no shop, of no product. */
const silent: StockReading = { readAt: null, stateOf: () => "unknown" };

/**
 * Reads the stock file of a brand, anew when it changes. A file that cannot be read, breaks its contract or is of
 * yesterday leaves everything unknown, and is written to the log: a guess would send somebody to an empty shelf.
 */
export function createStockReader(path: string | null, logger: Pick<Logger, "warn">) {
  let read: { changedMs: number; stock: DatedReading | null } | null = null;

  return async (now: Date): Promise<StockReading> => {
    if (path === null) return silent;
    try {
      const { mtimeMs, size } = await stat(path);
      if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
      if (read?.changedMs !== mtimeMs) read = { changedMs: mtimeMs, stock: await readStock(path, logger) };
    } catch (error) {
      warn(logger, error);
      return silent;
    }
    return read.stock && isOfToday(read.stock, now) ? read.stock : silent;
  };
}

type DatedReading = StockReading & { readAt: string };

const isOfToday = ({ readAt }: DatedReading, now: Date): boolean => {
  const ageMs = now.getTime() - Date.parse(readAt);
  return ageMs >= -60_000 && ageMs <= validMs;
};

async function readStock(path: string, logger: Pick<Logger, "warn">): Promise<DatedReading | null> {
  try {
    const checked = v.safeParse(shopStockSchema, JSON.parse(await readFile(path, "utf8")), { abortEarly: true });
    if (checked.success) return indexStock(checked.output);
    const [issue] = checked.issues;
    throw new Error(`it breaks its contract at ${v.getDotPath(issue) ?? "the top"}: ${issue.message}`);
  } catch (error) {
    warn(logger, error);
    return null;
  }
}

function indexStock({ readAt, stock }: ShopStock): DatedReading {
  const states = new Map(stock.map(({ shopId, productId, state }) => [`${shopId} ${productId}`, state]));
  return { readAt, stateOf: (shopId, productId) => states.get(`${shopId} ${productId}`) ?? "unknown" };
}

function warn(logger: Pick<Logger, "warn">, error: unknown): void {
  logger.warn("stock-file-refused", { reason: error instanceof Error ? error.message : String(error) });
}
