/** What `showProgress` gives back; see progress.mjs. */
export interface Progress {
  begin(name: string): void;
  note(name: string, note: string): void;
  end(name: string, said: string): void;
  draw(): void;
  close(): void;
  done(): void;
}

/** Where the line goes: a terminal is drawn on in place, anything else gets whole lines. */
export interface ProgressOut {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export function showProgress(
  whole: string,
  options?: { out?: ProgressOut; file?: string; now?: () => number },
): Progress;
