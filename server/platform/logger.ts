import SonicBoom from "sonic-boom";
import type { Clock } from "./clock.ts";
import { type AccessLine, createAccessTextWriter } from "./access-text.ts";
import { describeError, logLine, type LogFields } from "./log-line.ts";

/** Writes what happens as lines of JSON. `event` is a short name in kebab case: `database-restarted`. */
export type Logger = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error?: unknown, fields?: LogFields): void;
  access(line: AccessLine): void;
  /** Writes out what is buffered, for a second at most; later lines are dropped. */
  stop(): Promise<void>;
};

const batchLength = 16_000;
const flushEveryMs = 500;
/** Lines are dropped beyond this: a reader that stalls may cost lines, never the memory of the server. */
const maxBacklogBytes = 4_194_304;
const lastFlushMs = 1_000;

/** Logs to standard output, in batches: a line reaches it after 16 kB or half a second, an error at once: the process may be ended next. */
export function stdoutLogger(clock: Clock): Logger {
  // A full pipe that nobody reads must stop neither the server nor its end. So not `sync`, and the descriptor
  // must not block either: opening `process.stdout` sees to that.
  void process.stdout;
  const stream = new SonicBoom({
    fd: 1,
    maxLength: maxBacklogBytes,
    sync: false,
  });
  let open = true;
  // A reader that went away (EPIPE) must not take the server with it.
  stream.on("error", () => {
    open = false;
  });
  // Batched here: the stream measures all that it holds anew with every line.
  let batch = "";
  const flush = () => {
    if (batch !== "" && open) stream.write(batch);
    batch = "";
  };
  const flushTimer = setInterval(flush, flushEveryMs).unref();
  const write = (line: string, isUrgent: boolean) => {
    if (open) batch += line;
    if (isUrgent || batch.length >= batchLength) flush();
  };
  const stop = async () => {
    clearInterval(flushTimer);
    if (!open) return;
    flush();
    open = false;
    await new Promise<void>((done) => {
      setTimeout(done, lastFlushMs).unref();
      stream.flush(() => done());
    });
    stream.destroy();
  };
  return loggerTo(clock, write, stop);
}

/** A logger for tests that keeps its lines. */
export function memoryLogger(clock: Clock): Logger & { lines: readonly string[] } {
  const lines: string[] = [];
  return {
    ...loggerTo(
      clock,
      (line) => lines.push(line),
      async () => {},
    ),
    lines,
  };
}

function loggerTo(clock: Clock, write: (line: string, isUrgent: boolean) => void, stop: Logger["stop"]): Logger {
  const log = (level: string, event: string, fields: LogFields = {}) =>
    write(logLine(clock.now(), level, event, fields), level === "error");
  const accessText = createAccessTextWriter();
  return {
    info: (event, fields) => log("info", event, fields),
    warn: (event, fields) => log("warn", event, fields),
    error: (event, error, fields) =>
      log("error", event, { ...fields, ...(error === undefined ? {} : { error: describeError(error) }) }),
    access: (line) => write(accessText(clock.now(), line), false),
    stop,
  };
}
