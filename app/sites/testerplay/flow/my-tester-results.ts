import { createLocalStore } from "#app/kits/visitor/local-store.ts";

const key = "kz_tp_own";
const maxCodes = 12;

/** The codes of rounds that were played in this browser, the last one first. Browser only. */
export const myTesterResults = {
  last: (): string | null => listCodes()[0] ?? null,
  has: (code: string): boolean => listCodes().includes(code),
  add(code: string): void {
    const codes = [code, ...listCodes().filter((other) => other !== code)].slice(0, maxCodes);
    createLocalStore().set(key, codes.join(" "));
  },
};

const listCodes = (): string[] =>
  (createLocalStore().get(key) ?? "").split(" ").filter((code) => /^[\w-]{8,200}$/.test(code));
