import { createLocalStore } from "#app/kits/visitor/local-store.ts";

const key = "kz_tp_own";
const most = 12;

/** The codes of rounds that were played in this browser, the last one first. Browser only. */
export const ownFootprints = {
  last: (): string | null => read()[0] ?? null,
  has: (code: string): boolean => read().includes(code),
  add(code: string): void {
    const codes = [code, ...read().filter((other) => other !== code)].slice(0, most);
    createLocalStore().set(key, codes.join(" "));
  },
};

const read = (): string[] =>
  (createLocalStore().get(key) ?? "").split(" ").filter((code) => /^[\w-]{8,200}$/.test(code));
